import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses sequences': [
      ['    <Series>', '    <AbsoluteFill>'],
      ['    </Series>', '    </AbsoluteFill>'],
      ['<Series.Sequence durationInFrames={60}>', '<Sequence durationInFrames={60}>'],
      ['</Series.Sequence>', '</Sequence>'],
      ['<Series.Sequence durationInFrames={60}>', '<Sequence from={60} durationInFrames={60}>'],
      ['</Series.Sequence>', '</Sequence>'],
      ['<Series.Sequence durationInFrames={60}>', '<Sequence from={120}>'],
      ['</Series.Sequence>', '</Sequence>'],
      ['Series} from', 'Sequence} from'],
    ],
    'fades in the words': [
      ['Series} from', 'Series, useCurrentFrame} from'],
      [
        '{...scene, backgroundColor: color}}>{children}</AbsoluteFill>',
        '{...scene, backgroundColor: color}}><div style={{opacity: useCurrentFrame() / 10}}>{children}</div></AbsoluteFill>',
      ],
    ],
    'overlaps the scenes': [
      [
        '<Series.Sequence durationInFrames={60}>\n        <Scene color="#2a6f5e">',
        '<Series.Sequence durationInFrames={80} offset={-10}>\n        <Scene color="#2a6f5e">',
      ],
    ],
  },
  wrong: {
    'has two scenes': {
      code: [
        [
          '      <Series.Sequence durationInFrames={60}>\n        <Scene color="#2a6f5e">See you there</Scene>\n      </Series.Sequence>\n',
          '',
        ],
      ],
      message: 'The video should have at least three sequences',
    },
    'starts a scene after the end': {
      code: Array.from({length: 2}, () => ['durationInFrames={60}', 'durationInFrames={90}'] as const),
      message:
        'Sequences start at frame 0 and 90. The video only has 180 frames, so the sequence that starts at frame 180',
    },
    'starts all scenes at once': {
      code: [
        ['    <Series>', '    <AbsoluteFill>'],
        ['    </Series>', '    </AbsoluteFill>'],
        ...Array.from({length: 3}, () => ['<Series.Sequence durationInFrames={60}>', '<Sequence>'] as const),
        ...Array.from({length: 3}, () => ['</Series.Sequence>', '</Sequence>'] as const),
        ['Series} from', 'Sequence} from'],
      ],
      message: 'Sequences start at frame 0.',
    },
    'has no sequences': {
      code: "import {AbsoluteFill, useCurrentFrame} from 'remotion';\n\nconst words = ['Summer at the sea', 'Every evening', 'See you there'];\n\nexport const Video: React.FC = () => {\n  const frame = useCurrentFrame();\n  return <AbsoluteFill>{words[Math.floor(frame / 60)]}</AbsoluteFill>;\n};\n",
      message: 'There are no sequences.',
    },
    'fades in the scenes': {
      code: [
        ['Series} from', 'Series, useCurrentFrame} from'],
        ['backgroundColor: color}', 'backgroundColor: color, opacity: useCurrentFrame() / 10}'],
      ],
      message: 'Frame 0 is empty.',
    },
    'repeats two scenes': {code: [['See you there', 'Every evening']], message: 'Only two scenes do.'},
    'repeats the words': {
      code: [
        ['Every evening', 'Summer at the sea'],
        ['See you there', 'Summer at the sea'],
      ],
      message: 'All scenes contain the same words.',
    },
    'ends too early': {
      code: [
        [
          '<Series.Sequence durationInFrames={60}>\n        <Scene color="#2a6f5e">',
          '<Series.Sequence durationInFrames={20}>\n        <Scene color="#2a6f5e">',
        ],
      ],
      message: 'Frame 140 is empty.',
    },
  },
};
