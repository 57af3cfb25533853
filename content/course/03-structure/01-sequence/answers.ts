import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses a series': [
      ['Sequence, useCurrentFrame', 'Series, useCurrentFrame'],
      ['<Sequence durationInFrames={45}>', '<Series>\n        <Series.Sequence durationInFrames={45}>'],
      [
        '      </Sequence>\n      <Sequence from={45}>',
        '      </Series.Sequence>\n      <Series.Sequence durationInFrames={45}>',
      ],
      [
        '        <Title>12 June</Title>\n      </Sequence>',
        '        <Title>12 June</Title>\n      </Series.Sequence>\n      </Series>',
      ],
    ],
    'sets both props of both': [
      ['<Sequence durationInFrames={45}>', '<Sequence from={0} durationInFrames={45}>'],
      ['<Sequence from={45}>', '<Sequence from={45} durationInFrames={45}>'],
    ],
    'puts them in another order': [
      ['      <Sequence durationInFrames={45}>\n        <Title>Harbor Days</Title>\n      </Sequence>\n', ''],
      [
        '        <Title>12 June</Title>\n      </Sequence>\n',
        '        <Title>12 June</Title>\n      </Sequence>\n      <Sequence durationInFrames={45}>\n        <Title>Harbor Days</Title>\n      </Sequence>\n',
      ],
    ],
  },
  wrong: {
    'lets the first one stay': {
      code: [[' durationInFrames={45}', '']],
      message: 'At frame 45, the title should be hidden.',
    },
    'ends a frame too early': {code: [['{45}>', '{44}>']], message: 'At frame 44, the title should be visible.'},
    'starts too early': {code: [['from={45}', 'from={30}']], message: 'At frame 44, the date should be hidden.'},
    'starts a frame too late': {
      code: [['from={45}', 'from={46}']],
      message: 'At frame 60, the date’s opacity should be 1.',
    },
    'starts too late': {code: [['from={45}', 'from={60}']], message: 'From frame 45 to 60'},
    'uses a condition': {
      code: [
        [
          '<Sequence from={45}>\n        <Title>12 June</Title>\n      </Sequence>',
          '{useCurrentFrame() >= 45 && <Title>12 June</Title>}',
        ],
      ],
      message: 'At frame 45, the date’s opacity should be 0.',
    },
    'gives the date no time': {
      code: [['from={45}', 'from={45} durationInFrames={20}']],
      message: 'At frame 89, the date should be visible.',
    },
  },
};
