import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'slides in with an easing': [
      [
        'spring({frame, fps, config: {damping: 14}})',
        "interpolate(frame, [0, 40], [0, 1], {easing: Easing.out(Easing.cubic), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
      ['useCurrentFrame, useVideoConfig', 'useCurrentFrame'],
      ['const {fps} = useVideoConfig();', ''],
    ],
    grows: [['opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`', 'transform: `scale(${shown})`']],
    'is uncovered by a clip path': [
      [
        'opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`',
        'clipPath: `inset(0 ${(1 - shown) * 100}% 0 0)`',
      ],
    ],
    'is revealed by the width of its box': [
      [
        'opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`',
        "overflow: 'hidden', whiteSpace: 'nowrap', width: shown * 1100",
      ],
    ],
    'fades in its color': [
      ['opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`', 'color: `rgba(255, 255, 255, ${shown})`'],
    ],
    'waits for a second, then speeds up': [
      [
        'spring({frame, fps, config: {damping: 14}})',
        "interpolate(frame, [fps + 10, 60], [0, 1], {easing: (t) => t * t, extrapolateLeft: 'clamp', extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'interpolate,'],
    ],
    'slowly fades in its color with an easing': [
      [
        'spring({frame, fps, config: {damping: 14}})',
        "interpolate(frame + fps * 0, [0, 70], [0, 1], {easing: Easing.out(Easing.ease), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
      ['opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`', 'color: `rgba(255, 255, 255, ${shown})`'],
    ],
    'moves a few pixels with an easing': [
      [
        'spring({frame, fps, config: {damping: 14}})',
        "interpolate(frame + fps * 0, [0, 30], [0, 1], {extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
      ['(1 - shown) * 80', "interpolate(frame, [0, 30], [20, 0], {easing: Easing.ease, extrapolateRight: 'clamp'})"],
    ],
    'moves in four frames with an easing': [
      [
        'spring({frame, fps, config: {damping: 14}})',
        "interpolate(frame + fps * 0, [0, 4], [0, 1], {easing: Easing.ease, extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
    ],
    'moves in four frames with an easing at both ends': [
      [
        'spring({frame, fps, config: {damping: 14}})',
        "interpolate(frame + fps * 0, [0, 4], [0, 1], {easing: Easing.inOut(Easing.quad), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
    ],
    'moves in five frames with an easing': [
      [
        'spring({frame, fps, config: {damping: 14}})',
        "interpolate(frame + fps * 0, [0, 5], [0, 1], {easing: Easing.out(Easing.cubic), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
    ],
    'uses a very stiff spring': [['{damping: 14}', '{stiffness: 4000, damping: 120}']],
    'slowly moves 15 pixels with an easing': [
      [
        'spring({frame, fps, config: {damping: 14}})',
        "interpolate(frame + fps * 0, [0, 70], [0.5, 1], {easing: Easing.out(Easing.ease), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
      [
        'opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`',
        'opacity: Math.min(frame / 20, 1), transform: `translateY(${(1 - shown) * 30}px)`',
      ],
    ],
    'turns at a constant speed and moves with an easing': [
      [
        'spring({frame, fps, config: {damping: 14}})',
        "interpolate(frame + fps * 0, [0, 30], [0, 1], {easing: Easing.out(Easing.quad), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
      [
        'opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`',
        'opacity: frame / 30, transform: `translateY(${(1 - shown) * 80}px) rotate(${30 - frame}deg)`',
      ],
    ],
    'changes its font size with an easing': [
      [
        'spring({frame, fps, config: {damping: 14}})',
        "interpolate(frame + fps * 0, [0, 40], [0, 1], {easing: Easing.out(Easing.quad), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
      ['opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`', 'fontSize: 130 * shown'],
    ],
    'rises behind an edge': [
      [
        '<div style={{opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`}}>Summer at the sea</div>',
        "<div style={{overflow: 'hidden'}}><div style={{transform: `translateY(${(1 - shown) * 100}%)`}}>Summer at the sea</div></div>",
      ],
    ],
    'falls from above': [
      [
        'opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`',
        'transform: `translateY(${(1 - shown) * -700}px)`',
      ],
    ],
  },
  wrong: {
    'shows the title at once': {
      code: [
        [
          'opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`',
          'transform: `translateY(${(1 - shown) * 80}px)`',
        ],
      ],
      message: 'At frame 0, the title should be hidden',
    },
    'is linear': {
      code: [
        [
          'spring({frame, fps, config: {damping: 14}})',
          "interpolate(frame + fps * 0, [0, 40], [0, 1], {extrapolateRight: 'clamp'})",
        ],
        ['spring, ', ''],
      ],
      message: 'Everything moves at a constant speed',
    },
    'fades in its color at a constant speed': {
      code: [
        [
          'spring({frame, fps, config: {damping: 14}})',
          "interpolate(frame + fps * 0, [0, 40], [0, 1], {extrapolateRight: 'clamp'})",
        ],
        ['spring, ', ''],
        ['opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`', 'color: `rgba(255, 255, 255, ${shown})`'],
      ],
      message: 'Everything moves at a constant speed',
    },
    'fades in its color in 45 frames at a constant speed': {
      code: [
        [
          'spring({frame, fps, config: {damping: 14}})',
          "interpolate(frame + fps * 0, [0, 45], [0, 1], {extrapolateRight: 'clamp'})",
        ],
        ['spring, ', ''],
        ['opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`', 'color: `rgba(255, 255, 255, ${shown})`'],
      ],
      message: 'Everything moves at a constant speed',
    },
    'fades in its color in 85 frames at a constant speed': {
      code: [
        [
          'spring({frame, fps, config: {damping: 14}})',
          "interpolate(frame + fps * 0, [0, 85], [0, 1], {extrapolateRight: 'clamp'})",
        ],
        ['spring, ', ''],
        ['opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`', 'color: `rgba(255, 255, 255, ${shown})`'],
      ],
      message: 'Everything moves at a constant speed',
    },
    'moves at two constant speeds': {
      code: [
        [
          'spring({frame, fps, config: {damping: 14}})',
          "interpolate(frame + fps * 0, [3.4, 20.5, 40.6], [0, 0.7, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'})",
        ],
        ['spring, ', ''],
      ],
      message: 'Everything moves at a constant speed',
    },
    'turns at a constant speed': {
      code: [
        [
          'spring({frame, fps, config: {damping: 14}})',
          "interpolate(frame + fps * 0, [0, 40], [0, 1], {extrapolateRight: 'clamp'})",
        ],
        ['spring, ', ''],
        [
          'opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`',
          'opacity: shown, transform: `rotate(${(1 - shown) * 90}deg)`',
        ],
      ],
      message: 'Everything moves at a constant speed',
    },
    'turns around a corner at a constant speed': {
      code: [
        [
          'spring({frame, fps, config: {damping: 14}})',
          "interpolate(frame + fps * 0, [0, 40], [0, 1], {extrapolateRight: 'clamp'})",
        ],
        ['spring, ', ''],
        [
          'opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`',
          "opacity: shown, transformOrigin: 'top left', transform: `rotate(${(1 - shown) * 900}deg)`",
        ],
      ],
      message: 'Everything moves at a constant speed',
    },
    'changes its font size at a constant speed': {
      code: [
        [
          'spring({frame, fps, config: {damping: 14}})',
          "interpolate(frame + fps * 0, [0, 40], [0, 1], {extrapolateRight: 'clamp'})",
        ],
        ['spring, ', ''],
        ['opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`', 'fontSize: 130 * shown'],
      ],
      message: 'Everything moves at a constant speed',
    },
    'moves by whole pixels at a constant speed': {
      code: [
        [
          'spring({frame, fps, config: {damping: 14}})',
          "interpolate(frame + fps * 0, [0, 40], [0, 1], {extrapolateRight: 'clamp'})",
        ],
        ['spring, ', ''],
        [
          'opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`',
          'opacity: shown, transform: `translateY(${Math.round((1 - shown) * 500)}px)`',
        ],
      ],
      message: 'Everything moves at a constant speed',
    },
    'types the title': {
      code: [
        ['const shown = spring({frame, fps, config: {damping: 14}});', ''],
        ['const {fps} = useVideoConfig();', ''],
        ['spring, useCurrentFrame, useVideoConfig', 'useCurrentFrame'],
        ['style={{opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`}}', ''],
        ['>Summer at the sea<', ">{'Summer at the sea'.slice(0, Math.floor(frame / 3))}<"],
      ],
      message: 'Everything moves at a constant speed',
    },
    'never shows the title': {
      code: [['opacity: shown', 'opacity: shown * 0.2']],
      message: 'At frame 60, the title should be clearly visible.',
    },
    'leaves the frame again': {
      code: [['(1 - shown) * 80', 'frame * 20']],
      message: 'At frame 60, the title should be clearly visible.',
    },
    'keeps the words': {code: [['Summer at the sea', 'Your title']], message: 'It still says “Your title”.'},
  },
};
