import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    divides: [
      ["interpolate(frame, [0, 60], [0, 1], {extrapolateRight: 'clamp'})", 'Math.min(1, frame / 60)'],
      ['interpolate, ', ''],
    ],
    'uses the current frame': [
      ['AbsoluteFill, Audio, interpolate, staticFile', 'AbsoluteFill, Audio, interpolate, staticFile, useCurrentFrame'],
      ['return (', 'const frame = useCurrentFrame();\n  return ('],
      [
        "(frame) => interpolate(frame, [0, 60], [0, 1], {extrapolateRight: 'clamp'})",
        "interpolate(frame, [0, 60], [0, 1], {extrapolateRight: 'clamp'})",
      ],
    ],
    eases: [["{extrapolateRight: 'clamp'}", "{extrapolateRight: 'clamp', easing: (t) => t * t * (3 - 2 * t)}"]],
  },
  wrong: {
    'only lowers the volume': {
      code: [
        ["{(frame) => interpolate(frame, [0, 60], [0, 1], {extrapolateRight: 'clamp'})}", '{0.5}'],
        ['interpolate, ', ''],
      ],
      message: 'At frame 0, the volume should be 0. It’s 0.5.',
    },
    'fades out': {code: [['[0, 1]', '[1, 0]']], message: 'At frame 0, the volume should be 0. It’s 1.'},
    'is too slow': {code: [['[0, 60]', '[0, 120]']], message: 'At frame 60, the volume should be 1. It’s 0.5.'},
    'does not clamp': {
      code: [["{extrapolateRight: 'clamp'}", "{extrapolateRight: 'extend'}"]],
      message: 'At frame 120, the volume should be 1. It’s 2.',
    },
    jumps: {
      code: [
        ["interpolate(frame, [0, 60], [0, 1], {extrapolateRight: 'clamp'})", '(frame < 60 ? 0 : 1)'],
        ['interpolate, ', ''],
      ],
      message: 'At frame 30, the volume should be between 0.3 and 0.7.',
    },
  },
};
