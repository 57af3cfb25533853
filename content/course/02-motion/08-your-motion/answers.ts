import type {Answers, Replacement} from '../../../../packages/course/lesson/answers.ts';

const easing = 'spring({frame, fps, config: {damping: 14}})';
const styles = 'opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`';
const constantSpeed = 'Everything moves at a constant speed';

/** The wrong answer whose values change at a constant speed. */
function createLinear(...others: readonly Replacement[]): Answers['wrong'][string] {
  const linear = "interpolate(frame + fps * 0, [0, 40], [0, 1], {extrapolateRight: 'clamp'})";
  return {code: [[easing, linear], ['spring, ', ''], ...others], message: constantSpeed};
}

/** The wrong answer that has no styles and these words. */
function createTyped(words: string): Answers['wrong'][string] {
  return {
    code: [
      [`const shown = ${easing};`, ''],
      ['const {fps} = useVideoConfig();', ''],
      ['spring, useCurrentFrame, useVideoConfig', 'useCurrentFrame'],
      [`style={{${styles}}}`, ''],
      ['>Summer at the sea<', words],
    ],
    message: constantSpeed,
  };
}

export const answers: Answers = {
  right: {
    'slides in with an easing': [
      [easing, "interpolate(frame, [0, 40], [0, 1], {easing: Easing.out(Easing.cubic), extrapolateRight: 'clamp'})"],
      ['interpolate, spring,', 'Easing, interpolate,'],
      ['useCurrentFrame, useVideoConfig', 'useCurrentFrame'],
      ['const {fps} = useVideoConfig();', ''],
    ],
    grows: [[styles, 'transform: `scale(${shown})`']],
    'is uncovered by a clip path': [[styles, 'clipPath: `inset(0 ${(1 - shown) * 100}% 0 0)`']],
    'is revealed by the width of its box': [[styles, "overflow: 'hidden', whiteSpace: 'nowrap', width: shown * 1100"]],
    'fades in its color': [[styles, 'color: `rgba(255, 255, 255, ${shown})`']],
    'waits for a second, then speeds up': [
      [
        easing,
        "interpolate(frame, [fps + 10, 60], [0, 1], {easing: (t) => t * t, extrapolateLeft: 'clamp', extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'interpolate,'],
    ],
    'slowly fades in its color with an easing': [
      [
        easing,
        "interpolate(frame + fps * 0, [0, 70], [0, 1], {easing: Easing.out(Easing.ease), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
      [styles, 'color: `rgba(255, 255, 255, ${shown})`'],
    ],
    'moves a few pixels with an easing': [
      [easing, "interpolate(frame + fps * 0, [0, 30], [0, 1], {extrapolateRight: 'clamp'})"],
      ['interpolate, spring,', 'Easing, interpolate,'],
      ['(1 - shown) * 80', "interpolate(frame, [0, 30], [20, 0], {easing: Easing.ease, extrapolateRight: 'clamp'})"],
    ],
    'moves in four frames with an easing': [
      [easing, "interpolate(frame + fps * 0, [0, 4], [0, 1], {easing: Easing.ease, extrapolateRight: 'clamp'})"],
      ['interpolate, spring,', 'Easing, interpolate,'],
    ],
    'moves in four frames with an easing at both ends': [
      [
        easing,
        "interpolate(frame + fps * 0, [0, 4], [0, 1], {easing: Easing.inOut(Easing.quad), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
    ],
    'moves in five frames with an easing': [
      [
        easing,
        "interpolate(frame + fps * 0, [0, 5], [0, 1], {easing: Easing.out(Easing.cubic), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
    ],
    'uses a very stiff spring': [['{damping: 14}', '{stiffness: 4000, damping: 120}']],
    'slowly moves 15 pixels with an easing': [
      [
        easing,
        "interpolate(frame + fps * 0, [0, 70], [0.5, 1], {easing: Easing.out(Easing.ease), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
      [styles, 'opacity: Math.min(frame / 20, 1), transform: `translateY(${(1 - shown) * 30}px)`'],
    ],
    'turns at a constant speed and moves with an easing': [
      [
        easing,
        "interpolate(frame + fps * 0, [0, 30], [0, 1], {easing: Easing.out(Easing.quad), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
      [styles, 'opacity: frame / 30, transform: `translateY(${(1 - shown) * 80}px) rotate(${30 - frame}deg)`'],
    ],
    'changes its font size with an easing': [
      [
        easing,
        "interpolate(frame + fps * 0, [0, 40], [0, 1], {easing: Easing.out(Easing.quad), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
      [styles, 'fontSize: 130 * shown'],
    ],
    'rises behind an edge': [
      [
        '<div style={{opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`}}>Summer at the sea</div>',
        "<div style={{overflow: 'hidden'}}><div style={{transform: `translateY(${(1 - shown) * 100}%)`}}>Summer at the sea</div></div>",
      ],
    ],
    'grows with a rounded scale': [[styles, 'transform: `scale(${shown.toFixed(2)})`']],
    'turns around a vertical axis': [[styles, 'opacity: frame / 30, transform: `rotateY(${(1 - shown) * 90}deg)`']],
    'turns from its edge': [[styles, 'transform: `rotateY(${(1 - shown) * 90}deg)`']],
    'turns around a horizontal axis': [
      [styles, 'opacity: frame / 30, transform: `perspective(900px) rotateX(${(1 - shown) * 90}deg)`'],
    ],
    'turns with the rotate property': [[styles, 'opacity: frame / 30, rotate: `y ${(1 - shown) * 90}deg`']],
    'turns around a vertical axis at half its size': [
      [styles, 'opacity: frame / 30, transform: `scale(0.6) rotateY(${(1 - shown) * 90}deg)`'],
    ],
    'grows, turned around a vertical axis': [[styles, 'transform: `scale(${shown}) rotateY(30deg)`']],
    'turns in space at a constant speed and moves with an easing': [
      [styles, 'opacity: frame / 30, transform: `translateX(${(1 - shown) * 80}px) rotateY(${frame * 6}deg)`'],
    ],
    'types the title with an easing': [
      [
        ' style={{opacity: shown, transform: `translateY(${(1 - shown) * 80}px)`}}>Summer at the sea<',
        ">{'Summer at the sea'.slice(0, Math.round(shown * 17))}<",
      ],
    ],
    'types the title in 40 frames with an easing': [
      [
        easing,
        "interpolate(frame + fps * 0, [0, 40], [0, 1], {easing: Easing.out(Easing.cubic), extrapolateRight: 'clamp'})",
      ],
      ['interpolate, spring,', 'Easing, interpolate,'],
      [` style={{${styles}}}`, ''],
      ['>Summer at the sea<', ">{'Summer at the sea'.slice(0, shown * 17)}<"],
    ],
    'types the title and moves it with an easing': [
      [styles, 'transform: `translateX(${(1 - shown) * 80}px)`'],
      ['>Summer at the sea<', ">{'Summer at the sea'.slice(0, frame)}<"],
    ],
    'shows a letter per frame, and each one grows': [
      [styles, ''],
      [
        '>Summer at the sea<',
        ">{[...'Summer at the sea'.slice(0, frame)].map((letter, index) => <span key={index} style={{display: 'inline-block', transform: `scale(${spring({frame: frame - index, fps})})`}}>{letter}</span>)}<",
      ],
    ],
    'shows numbers that move with an easing': [
      [styles, 'opacity: frame / 30, transform: `translateX(${(1 - shown) * 80}px)`'],
      ['>Summer at the sea<', '>{frame + 100} days<'],
    ],
    'falls from above': [[styles, 'transform: `translateY(${(1 - shown) * -700}px)`']],
  },
  wrong: {
    'shows the title at once': {
      code: [[styles, 'transform: `translateY(${(1 - shown) * 80}px)`']],
      message: 'At frame 0, the title should be hidden',
    },
    'is linear': createLinear(),
    'fades in its color at a constant speed': createLinear([styles, 'color: `rgba(255, 255, 255, ${shown})`']),
    'fades in its color in 45 frames at a constant speed': {
      code: [
        [easing, "interpolate(frame + fps * 0, [0, 45], [0, 1], {extrapolateRight: 'clamp'})"],
        ['spring, ', ''],
        [styles, 'color: `rgba(255, 255, 255, ${shown})`'],
      ],
      message: constantSpeed,
    },
    'fades in its color in 85 frames at a constant speed': {
      code: [
        [easing, "interpolate(frame + fps * 0, [0, 85], [0, 1], {extrapolateRight: 'clamp'})"],
        ['spring, ', ''],
        [styles, 'color: `rgba(255, 255, 255, ${shown})`'],
      ],
      message: constantSpeed,
    },
    'moves at two constant speeds': {
      code: [
        [
          easing,
          "interpolate(frame + fps * 0, [3.4, 20.5, 40.6], [0, 0.7, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'})",
        ],
        ['spring, ', ''],
      ],
      message: constantSpeed,
    },
    'turns at a constant speed': createLinear([styles, 'opacity: shown, transform: `rotate(${(1 - shown) * 90}deg)`']),
    'turns around a corner at a constant speed': createLinear([
      styles,
      "opacity: shown, transformOrigin: 'top left', transform: `rotate(${(1 - shown) * 900}deg)`",
    ]),
    'changes its font size at a constant speed': createLinear([styles, 'fontSize: 130 * shown']),
    'moves by whole pixels at a constant speed': createLinear([
      styles,
      'opacity: shown, transform: `translateY(${Math.round((1 - shown) * 500)}px)`',
    ]),
    'types the title': createTyped(">{'Summer at the sea'.slice(0, Math.floor(frame / 3))}<"),
    'grows at a constant speed, with a rounded scale': createLinear([
      styles,
      'transform: `scale(${shown.toFixed(2)})`',
    ]),
    'grows with its letters at a constant speed, with a rounded scale': createLinear(
      [styles, 'transform: `scale(${shown.toFixed(2)})`'],
      ['>Summer at the sea<', ">{[...'Summer at the sea'].map((letter, index) => <span key={index}>{letter}</span>)}<"],
    ),
    'moves by tenths of a pixel at a constant speed': createLinear([
      styles,
      'opacity: shown, transform: `translateY(${((1 - shown) * 90).toFixed(1)}px)`',
    ]),
    'turns around a vertical axis at a constant speed': createLinear([
      styles,
      'opacity: shown, transform: `rotateY(${(1 - shown) * 90}deg)`',
    ]),
    'turns several times around a vertical axis at a constant speed': createLinear([
      styles,
      'opacity: shown, transform: `rotateY(${(1 - shown) * 900}deg)`',
    ]),
    'turns around a horizontal axis at a constant speed': createLinear([
      styles,
      'opacity: shown, transform: `rotateX(${(1 - shown) * 90}deg)`',
    ]),
    'turns in a perspective at a constant speed': createLinear([
      styles,
      'opacity: shown, transform: `perspective(900px) rotateY(${(1 - shown) * 90}deg)`',
    ]),
    'turns with the rotate property at a constant speed': createLinear([
      styles,
      'opacity: shown, rotate: `y ${(1 - shown) * 90}deg`',
    ]),
    'turns in the perspective of the scene at a constant speed': createLinear(
      [styles, 'opacity: shown, transform: `rotateY(${(1 - shown) * 90}deg)`'],
      ["alignItems: 'center'", "perspective: 900, alignItems: 'center'"],
    ),
    'turns around a vertical axis at a constant speed, at half its size': createLinear([
      styles,
      'opacity: shown, transform: `scale(0.5) rotateY(${(1 - shown) * 90}deg)`',
    ]),
    'grows and turns around a vertical axis at a constant speed': createLinear([
      styles,
      'opacity: shown, transform: `scale(${shown}) rotateY(${(1 - shown) * 90}deg)`',
    ]),
    'grows at a constant speed, turned around a vertical axis': createLinear([
      styles,
      'opacity: shown, transform: `scale(${shown}) rotateY(30deg)`',
    ]),
    'turns around two axes at a constant speed': createLinear([
      styles,
      'opacity: shown, transform: `rotateX(${(1 - shown) * 90}deg) rotateY(${(1 - shown) * 90}deg)`',
    ]),
    'turns around a horizontal axis at a constant speed, and is turned around a vertical one': createLinear([
      styles,
      'opacity: shown, transform: `rotateX(${(1 - shown) * 90}deg) rotateY(30deg)`',
    ]),
    'rotates and turns around a vertical axis at a constant speed': createLinear([
      styles,
      'opacity: shown, transform: `rotate(${(1 - shown) * 90}deg) rotateY(${(1 - shown) * 90}deg)`',
    ]),
    'types a letter per frame': createTyped(">{'Summer at the sea'.slice(0, frame)}<"),
    'types two letters in three frames': createTyped(">{'Summer at the sea'.slice(0, Math.floor(frame / 1.5))}<"),
    'types, pauses, types': createTyped(
      ">{'Summer at the sea'.slice(0, Math.floor(frame < 20 ? frame / 2 : frame < 40 ? 10 : frame / 2 - 10))}<",
    ),
    'types the title word by word': createTyped(
      ">{'Summer at the sea'.slice(0, Math.floor(Math.min(frame, 12) / 2 + Math.min(Math.max(frame - 24, 0), 12) / 2 + Math.max(frame - 44, 0) / 2))}<",
    ),
    'types letters and deletes some of them': createTyped(
      ">{'Summer at the sea'.slice(0, frame < 17 ? frame : Math.max(5, 34 - frame))}<",
    ),
    'types at one constant speed and then at a faster one': createTyped(
      ">{'Summer at the sea'.slice(0, Math.floor(frame < 24 ? frame / 3 : frame - 16))}<",
    ),
    'types a letter per frame, each in an element of its own': createTyped(
      ">{[...'Summer at the sea'.slice(0, frame)].map((letter, index) => <span key={index}>{letter}</span>)}<",
    ),
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
