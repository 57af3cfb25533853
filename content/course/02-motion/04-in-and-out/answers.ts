import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'multiplies two animations': [
      [
        'interpolate(frame, [0, 20, 70, 89], [0, 1, 1, 0])',
        "interpolate(frame, [0, 20], [0, 1], {extrapolateRight: 'clamp'}) * interpolate(frame, [70, 89], [1, 0], {extrapolateLeft: 'clamp'})",
      ],
    ],
    'uses the length of the video': [
      ['useCurrentFrame}', 'useCurrentFrame, useVideoConfig}'],
      ['const opacity', 'const {durationInFrames: all} = useVideoConfig();\n  const opacity'],
      ['70, 89', 'all - 20, all - 1'],
    ],
    'takes the smaller one': [
      ['interpolate(frame, [0, 20, 70, 89], [0, 1, 1, 0])', 'Math.min(1, frame / 20, (89 - frame) / 19)'],
      ['interpolate, ', ''],
    ],
  },
  wrong: {
    'does not fade out': {
      code: [['[0, 1, 1, 0]', '[0, 1, 1, 1]']],
      message: 'From frame 70 to 89, the title’s opacity should decrease by at least 0.9.',
    },
    'has only three keyframes': {
      code: [['[0, 20, 70, 89], [0, 1, 1, 0]', '[0, 45, 89], [0, 1, 0]']],
      message: 'At frame 20, the title’s opacity should stay at 1.',
    },
    'has ranges of different lengths': {
      code: [['[0, 1, 1, 0]', '[0, 1, 0]']],
      message: 'inputRange (4) and outputRange (3) must have the same length',
    },
    'multiplies two animations without clamping them': {
      code: [
        [
          'interpolate(frame, [0, 20, 70, 89], [0, 1, 1, 0])',
          'interpolate(frame, [0, 20], [0, 1]) * interpolate(frame, [70, 89], [1, 0])',
        ],
      ],
      message: 'At frame 10, the title’s opacity should be between 0.15 and 0.85.',
    },
    'counts in percent': {
      code: [['[0, 1, 1, 0]', '[0, 100, 100, 0]']],
      message: 'At frame 10, the title’s opacity should be between 0.15 and 0.85.',
    },
    'fades out too early': {code: [['70, 89', '50, 89']], message: 'the title’s opacity should stay at 1'},
    'fades out too late': {code: [['70, 89', '70, 120']], message: 'At frame 89, the title’s opacity should be 0.'},
  },
};
