import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'configures the spring': [['spring({frame, fps})', 'spring({frame, fps, config: {damping: 8, stiffness: 120}})']],
    'uses interpolate() with an easing': [
      [
        'spring({frame, fps})',
        "interpolate(frame, [0, 30], [0, 1], {easing: Easing.out(Easing.back(2)), extrapolateRight: 'clamp'})",
      ],
      [
        '{AbsoluteFill, spring, useCurrentFrame, useVideoConfig}',
        '{AbsoluteFill, Easing, interpolate, useCurrentFrame}',
      ],
      ['const {fps} = useVideoConfig();', ''],
    ],
    'uses the scale property': [['transform: `scale(${size})`', 'scale: String(size)']],
  },
  wrong: {
    'swings less': {
      code: [['{frame, fps}', '{frame, fps, config: {damping: 200}}']],
      message: 'The furthest it gets is 1.',
    },
    clamps: {
      code: [['{frame, fps}', '{frame, fps, config: {overshootClamping: true}}']],
      message: 'should go beyond 1 before it settles',
    },
    'starts in the middle': {
      code: [['{frame, fps}', '{frame, fps, from: 0.5}']],
      message: 'At frame 0, the sun’s scale should be 0.',
    },
    'has the wrong target': {
      code: [['{frame, fps}', '{frame, fps, to: 2}']],
      message: 'the sun’s scale should have settled at 1',
    },
    'sets the opacity': {
      code: [['transform: `scale(${size})`', 'opacity: size']],
      message: 'At frame 0, the sun’s scale should be 0. It’s 1.',
    },
  },
};
