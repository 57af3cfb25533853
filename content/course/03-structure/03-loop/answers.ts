import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'limits the rounds': [['<Loop durationInFrames={30}>', '<Loop durationInFrames={30} times={4}>']],
    'uses the rest of a division': [
      ['interpolate(frame,', 'interpolate(frame % 30,'],
      ['      <Loop durationInFrames={30}>\n        <Light />\n      </Loop>\n', '      <Light />\n'],
      ['Loop, ', ''],
    ],
    'uses sequences': [
      ['Loop, ', 'Sequence, '],
      [
        '      <Loop durationInFrames={30}>\n        <Light />\n      </Loop>\n',
        '      {[0, 30, 60, 90].map((from) => (\n        <Sequence key={from} from={from} durationInFrames={30}>\n          <Light />\n        </Sequence>\n      ))}\n',
      ],
    ],
  },
  wrong: {
    'blinks too often': {code: [['durationInFrames={30}', 'durationInFrames={20}']], message: 'At frame 30'},
    'blinks twice': {
      code: [['durationInFrames={30}', 'durationInFrames={30} times={2}']],
      message: 'At frame 68, the light’s opacity should be 1.',
    },
    'blinks too slowly': {
      code: [['durationInFrames={30}', 'durationInFrames={60}']],
      message: 'At frame 38, the light’s opacity should be 1.',
    },
    'starts later': {
      code: [
        ['Loop, ', 'Loop, Sequence, '],
        ['<Loop durationInFrames={30}>', '<Sequence from={10}><Loop durationInFrames={30}>'],
        ['</Loop>', '</Loop></Sequence>'],
      ],
      message: 'At frame 8, the light’s opacity should be 1.',
    },
    'changes the light': {
      code: [['[0, 8, 16], [0, 1, 0]', '[0, 4, 8], [0, 1, 0]']],
      message: 'At frame 8, the light’s opacity should be 1. It’s 0.',
    },
  },
};
