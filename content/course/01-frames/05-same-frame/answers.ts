import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses numbers as seeds': [
      ['`x${index}`', 'index'],
      ['`y${index}`', 'index + 1000'],
    ],
    'calculates the places once': [
      [
        'const stars = Array.from({length: 60}, (_, index) => index);',
        "const stars = Array.from({length: 60}, (_, index) => index);\nconst places = stars.map((index) => [random('a' + index), random('b' + index)] as const);",
      ],
      ['random(`x${index}`)', '(places[index]?.[0] ?? 0)'],
      ['random(`y${index}`)', '(places[index]?.[1] ?? 0)'],
    ],
    'uses pixels': [
      ['`${random(`x${index}`) * 100}%`', 'random(index + 0.5) * 1280'],
      ['`${random(`y${index}`) * 100}%`', 'random(-index - 1) * 720'],
    ],
  },
  wrong: {
    'only fixes one direction': {
      code: [['random(`y${index}`)', 'Math.random()']],
      message: 'The code uses Math.random().',
    },
    'uses the same seed for all stars': {
      code: [
        ['`x${index}`', "'x'"],
        ['`y${index}`', "'y'"],
      ],
      message: 'Each star should be in another place.',
    },
    'uses the same seed for both directions': {code: [['`y${index}`', '`x${index}`']], message: 'They are on a line.'},
    'forgets the unit': {
      code: [
        ['`${random(`x${index}`) * 100}%`', 'random(`x${index}`) * 100'],
        ['`${random(`y${index}`) * 100}%`', 'random(`y${index}`) * 100'],
      ],
      message: 'They only cover an area of',
    },
    'makes the stars too large': {
      code: [['width: 6', 'width: 160']],
      message: 'None of them is less than 100 pixels wide.',
    },
    'passes null as a seed': {
      code: [['random(`x${index}`)', 'random(null)']],
      message: 'It looked different when it was rendered again',
    },
    'uses the clock': {code: [['`x${index}`', 'index * Date.now()']], message: 'The code uses Date.now().'},
    'seeds with the frame': {
      code: [
        ['import {', 'import {useCurrentFrame, '],
        ['return (\n    <AbsoluteFill', 'const frame = useCurrentFrame();\n  return (\n    <AbsoluteFill'],
        ['`x${index}`', '`x${index}${frame}`'],
      ],
      message: 'At frame 60, they are somewhere else.',
    },
  },
};
