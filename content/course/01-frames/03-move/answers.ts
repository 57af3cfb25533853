import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses left': [['transform: `translateX(${frame * 10}px)`', 'left: 120 + frame * 10']],
    'uses translate()': [['`translateX(${frame * 10}px)`', "'translate(' + 10 * frame + 'px, 0)'"]],
    'uses a margin': [['transform: `translateX(${frame * 10}px)`', 'marginLeft: 10 * frame']],
    'uses interpolate()': [
      ['import {', 'import {interpolate, '],
      ['frame * 10', 'interpolate(frame, [0, 30], [0, 300])'],
    ],
  },
  wrong: {
    'moves too slowly': {
      code: [['frame * 10', 'frame']],
      message: 'At frame 1, the sun’s horizontal position should be 230 px. It’s 221 px.',
    },
    'moves to the left': {
      code: [['frame * 10', 'frame * -10']],
      message: 'At frame 1, the sun’s horizontal position should be 230 px',
    },
    'starts somewhere else': {
      code: [['frame * 10', '100 + frame * 10']],
      message: 'At frame 0, the sun’s horizontal position should be 220 px',
    },
    'moves down': {code: [['translateX', 'translateY']], message: 'the sun’s vertical position should stay at 240 px'},
    'uses a CSS animation': {
      code: [
        [
          'transform: `translateX(${frame * 10}px)`',
          "transition: 'transform 3s linear', transform: `translateX(${frame * 10}px)`",
        ],
      ],
      message: 'The code uses a CSS transition.',
    },
    'removes the id': {code: [['id="sun" ', '']], message: 'Keep id="sun"'},
  },
};
