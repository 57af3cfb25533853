import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses another function': [['Easing.out(Easing.cubic)', 'Easing.out(Easing.exp)']],
    'uses a curve': [['Easing.out(Easing.cubic)', 'Easing.bezier(0.16, 1, 0.3, 1)']],
    'uses a function of its own': [
      ['Easing.out(Easing.cubic)', '(t) => 1 - (1 - t) ** 3'],
      ['Easing, ', ''],
    ],
  },
  wrong: {
    'starts slowly': {
      code: [['Easing.out(Easing.cubic)', 'Easing.cubic']],
      message: 'the title should have covered more than half of its way',
    },
    'eases in and out': {
      code: [['Easing.out(Easing.cubic)', 'Easing.inOut(Easing.cubic)']],
      message: 'the title should have covered more than half of its way',
    },
    'has no easing': {
      code: [
        ['easing: Easing.out(Easing.cubic),', ''],
        ['Easing, ', ''],
      ],
      message: 'the title should have covered more than half of its way',
    },
    'is only faster': {
      code: [
        ['[0, 30]', '[0, 12]'],
        ['[-900, 0]', '[-900, 200]'],
      ],
      message: 'At frame 30',
    },
    'passes the name of a CSS easing': {
      code: [
        ['Easing.out(Easing.cubic)', "'ease-out'"],
        ['Easing, ', ''],
      ],
      message: 'A value that this line passes should be a function, but isn’t.',
    },
    'calls the inner function': {
      code: [['Easing.out(Easing.cubic)', 'Easing.out(Easing.cubic())']],
      message: 'A value that this line passes should be a function, but isn’t.',
    },
    'does not stop': {code: [["extrapolateRight: 'clamp',", "extrapolateRight: 'extend',"]], message: 'At frame'},
  },
};
