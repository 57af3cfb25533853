import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    counts: `import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const Video: React.FC = () => {
  const {fps, durationInFrames} = useVideoConfig();
  const left = Math.ceil((durationInFrames - useCurrentFrame()) / fps);
  return <AbsoluteFill style={{fontSize: 200}}>In {left}</AbsoluteFill>;
};
`,
    'draws the words with SVG': [
      [
        "<div>{'Summer at the sea'.slice(0, Math.floor(frame / 4))}</div>",
        '<svg width={1200} height={300}><text y={200} fill="white">Miso</text></svg>',
      ],
    ],
    'fades out': [['<AbsoluteFill style={scene}>', '<AbsoluteFill style={{...scene, opacity: 1 - frame / 89}}>']],
    'only changes a filter': [
      ['Math.floor(frame / 4)', '20'],
      ['transform: `rotate(${frame * 2}deg)`', 'filter: `blur(${frame / 10}px)`'],
    ],
    moves: [['fontSize: 60, transform: `rotate(${frame * 2}deg)`', 'fontSize: 60, opacity: frame / 89']],
  },
  wrong: {
    'does not move': {
      code: [
        ['Math.floor(frame / 4)', '20'],
        ['frame * 2', '0'],
      ],
      message: 'The last frame should look different from the first one.',
    },
    'keeps the words': {
      code: [
        ["'Summer at the sea'.slice(0, Math.floor(frame / 4))", "'Your title'"],
        ['☀', ''],
      ],
      message: 'The text is still “Your title”.',
    },
    'is too small': {
      code: [
        ['fontSize: 110', 'fontSize: 20'],
        ['fontSize: 60', 'fontSize: 20'],
      ],
      message: 'None of them has text of that size.',
    },
    'only has large text around small words': {
      code: [
        ["<div>{'Summer", "<div style={{fontSize: 20}}>{'Summer"],
        ['fontSize: 60', 'fontSize: 20'],
      ],
      message: 'None of them has text of that size.',
    },
    'keeps the words, letter by letter': {
      code: [
        [
          "{'Summer at the sea'.slice(0, Math.floor(frame / 4))}",
          "{[...'Your title'].map((letter, index) => <span key={index}>{letter}</span>)}",
        ],
        ['☀', ''],
      ],
      message: 'The text is still “Your title”.',
    },
    'uses a CSS animation': {
      code: [
        [
          'fontSize: 60, transform: `rotate(${frame * 2}deg)`',
          "fontSize: 60, transition: 'transform 1s', transform: `rotate(${frame}deg)`",
        ],
      ],
      message: 'The code uses a CSS transition.',
    },
  },
};
