import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    truncates: [['Math.floor(frame / fps)', 'Math.trunc(frame / fps)']],
    'subtracts the rest': [['Math.floor(frame / fps)', '(frame - (frame % fps)) / fps']],
    'uses a template string': [['{Math.floor(frame / fps)} s', '{`${Math.floor(frame / fps)} s`}']],
  },
  wrong: {
    rounds: {code: [['Math.floor', 'Math.round']], message: 'At frame 29, the time should be “0 s”.'},
    'rounds up': {code: [['Math.floor', 'Math.ceil']], message: 'At frame 29, the time should be “0 s”.'},
    'shows fractions': {code: [['Math.floor(frame / fps)', '(frame / fps).toFixed(1)']], message: 'At frame'},
    multiplies: {code: [['frame / fps', 'frame * fps']], message: 'At frame 30, the time should be “1 s”.'},
    'assumes another frame rate': {
      code: [['frame / fps', 'frame / 25']],
      message: 'At frame 29, the time should be “0 s”.',
    },
  },
};
