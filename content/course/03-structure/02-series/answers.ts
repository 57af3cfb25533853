import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses sequences': `import {AbsoluteFill, Sequence} from 'remotion';

export const Video: React.FC = () => (
  <AbsoluteFill style={{fontSize: 100}}>
    <Sequence durationInFrames={40}>Boats</Sequence>
    <Sequence from={40} durationInFrames={30}>Lights</Sequence>
    <Sequence from={70} durationInFrames={50}>Music</Sequence>
  </AbsoluteFill>
);
`,
    'makes the last scene longer': [['durationInFrames={50}', 'durationInFrames={200}']],
    'renders a list': `import {AbsoluteFill, Series} from 'remotion';

const scenes = [
  {name: 'Boats', length: 40},
  {name: 'Lights', length: 30},
  {name: 'Music', length: 50},
];

export const Video: React.FC = () => (
  <Series>
    {scenes.map(({name, length}) => (
      <Series.Sequence key={name} durationInFrames={length}>
        <AbsoluteFill>{name}</AbsoluteFill>
      </Series.Sequence>
    ))}
  </Series>
);
`,
  },
  wrong: {
    'uses the same duration': {code: [['{30}', '{40}']], message: 'At frame 70'},
    'swaps two scenes': {
      code: [
        ['Boats', 'Lights'],
        ['<Scene color="#9d2b3a">Lights', '<Scene color="#9d2b3a">Boats'],
      ],
      message: 'The first scene should be visible from frame 0 to 39.',
    },
    overlaps: {
      code: [['<Series.Sequence durationInFrames={30}>', '<Series.Sequence durationInFrames={30} offset={-5}>']],
      message: 'At frame 35, it’s already visible.',
    },
    'leaves a gap': {
      code: [['<Series.Sequence durationInFrames={50}>', '<Series.Sequence durationInFrames={50} offset={10}>']],
      message: 'At frame 70, it isn’t visible.',
    },
    'puts the scenes directly in the series': {
      code: [
        ['<Series.Sequence durationInFrames={30}>', ''],
        ['Lights</Scene>\n      </Series.Sequence>', 'Lights</Scene>'],
      ],
      message: 'Put each scene in a <Series.Sequence>',
    },
    'puts a box around the scenes': {
      code: [
        ['    <Series>', '    <Series><div>'],
        ['    </Series>', '    </div></Series>'],
      ],
      message: 'directly inside <Series>.',
    },
    'forgets a duration': {
      code: [['<Series.Sequence durationInFrames={30}>', '<Series.Sequence durationInFrames={0}>']],
      message: 'durationInFrames',
    },
  },
};
