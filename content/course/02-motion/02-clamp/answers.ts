import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'limits the result': [
      [
        "interpolate(frame, [0, 30], [-900, 0], {\n    extrapolateRight: 'clamp',\n  })",
        'Math.min(0, interpolate(frame, [0, 30], [-900, 0]))',
      ],
    ],
    'limits the frame': [['interpolate(frame,', 'interpolate(Math.min(frame, 30),']],
    'adds another keyframe': [
      ["[0, 30], [-900, 0], {\n    extrapolateRight: 'clamp',\n  })", '[0, 30, 90], [-900, 0, 0])'],
    ],
  },
  wrong: {
    'clamps the other side': {code: [['extrapolateRight', 'extrapolateLeft']], message: 'At frame 31'},
    'stops too late': {
      code: [['[0, 30]', '[0, 45]']],
      message: 'At frame 30, the title’s horizontal position should stay',
    },
    'stops in the wrong place': {
      code: [['[-900, 0]', '[-900, -300]']],
      message: 'At frame 30, the title’s horizontal position should stay',
    },
    'does not move': {
      code: [
        ["interpolate(frame, [0, 30], [-900, 0], {\n    extrapolateRight: 'clamp',\n  })", 'frame * 0'],
        ['interpolate, ', ''],
      ],
      message: 'At frame 0',
    },
    'wraps around': {code: [["'clamp'", "'identity'"]], message: 'At frame 31'},
  },
};
