import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    truncates: [['Math.floor(frame / fps)', 'Math.trunc(frame / fps)']],
    'subtracts the rest': [['Math.floor(frame / fps)', '(frame - (frame % fps)) / fps']],
    'uses a template string': [['{Math.floor(frame / fps)} s', '{`${Math.floor(frame / fps)} s`}']],
  },
  wrong: {
    rounds: {
      code: [['Math.floor', 'Math.round']],
      message: 'At frame 59, the time at 60 frames per second should be “0 s”.',
    },
    'rounds up': {code: [['Math.floor', 'Math.ceil']], message: 'At frame 59, the time at 60 frames per second'},
    'shows fractions': {code: [['Math.floor(frame / fps)', '(frame / fps).toFixed(1)']], message: 'At frame'},
    multiplies: {code: [['frame / fps', 'frame * fps']], message: 'At frame 59, the time at 60 frames per second'},
    'writes the frame rate into the code': {
      code: [['frame / fps', 'frame / 30']],
      message: 'At frame 59, the time at 60 frames per second should be “0 s”.',
    },
  },
};
