import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'divides and limits': [
      ['interpolate(frame, [0, 30], [0, 1])', 'Math.min(1, frame / 30)'],
      ['interpolate, ', ''],
    ],
    clamps: [['[0, 1])', "[0, 1], {extrapolateRight: 'clamp'})"]],
    'eases in': [
      ['[0, 1])', '[0, 1], {easing: Easing.ease})'],
      ['interpolate, ', 'Easing, interpolate, '],
    ],
    'fades the container': [
      ['<div style={{opacity}}>', '<div style={{opacity}}><span>'],
      ['Harbor Days</div>', 'Harbor Days</span></div>'],
    ],
  },
  wrong: {
    'starts visible': {code: [['[0, 1]', '[1, 0]']], message: 'At frame 0, the title’s opacity should be 0. It’s 1.'},
    'is too slow': {code: [['[0, 30]', '[0, 60]']], message: 'At frame 30, the title’s opacity should be 1. It’s 0.5.'},
    'is too fast': {
      code: [['[0, 30]', '[0, 10]']],
      message: 'At frame 15, the title’s opacity should be between 0.1 and 0.9. It’s 1.',
    },
    'starts late': {code: [['[0, 30]', '[15, 30]']], message: 'At frame 15'},
    jumps: {
      code: [
        ['interpolate(frame, [0, 30], [0, 1])', 'frame < 30 ? 0 : 1'],
        ['interpolate, ', ''],
      ],
      message: 'At frame 15, the title’s opacity should be between 0.1 and 0.9. It’s 0.',
    },
    'stops before the end': {
      code: [['[0, 1]', '[0, 0.8]']],
      message: 'At frame 30, the title’s opacity should be 1. It’s 0.8.',
    },
  },
};
