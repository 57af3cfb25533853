import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses rgb()': [["'#14213d'", "'rgb(20, 33, 61)'"]],
    'mixes the colors with CSS': [
      [
        'interpolateColors(frame, [0, 60], [night, morning])',
        '`color-mix(in srgb, ${morning} ${Math.min(100, (frame / 60) * 100)}%, ${night})`',
      ],
      ['interpolateColors, ', ''],
    ],
    'fades in a second layer': [
      ['interpolateColors(frame, [0, 60], [night, morning])', 'night'],
      ['>Harbor Days', '><AbsoluteFill style={{backgroundColor: morning, opacity: frame / 60}} />Harbor Days'],
      ['interpolateColors, ', ''],
    ],
    'adds a color in between': [['[0, 60], [night, morning]', "[0, 30, 60], [night, '#8a7b70', morning]"]],
    'blends the channels itself': [
      ['interpolateColors(frame, [0, 60], [night, morning])', 'mix(Math.min(frame / 60, 1))'],
      [
        'export const Video',
        "const mix = (t: number): string => {\n  const channels = [1, 3, 5].map((at) => {\n    const [a, b] = [night, morning].map((color) => parseInt(color.slice(at, at + 2), 16));\n    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * t);\n  });\n  return `rgb(${channels.join(', ')})`;\n};\n\nexport const Video",
      ],
      ['interpolateColors, ', ''],
    ],
  },
  wrong: {
    jumps: {
      code: [
        ['interpolateColors(frame, [0, 60], [night, morning])', 'frame < 30 ? night : morning'],
        ['interpolateColors, ', ''],
      ],
      message: 'At frame 30, the sky should be halfway between the two colors.',
    },
    'is reversed': {
      code: [['[night, morning]', '[morning, night]']],
      message: 'At frame 0, the sky should be #14213d.',
    },
    'is too slow': {code: [['[0, 60]', '[0, 90]']], message: 'At frame 60, the sky should be #ffd6a5.'},
    'ends with another color': {
      code: [['#ffd6a5', '#ff0000']],
      message: 'At frame 60, the sky should be #ffd6a5. It’s #ff0000.',
    },
    'interpolates hexadecimal numbers': {
      code: [
        [
          'interpolateColors(frame, [0, 60], [night, morning])',
          "`#${Math.round(interpolate(frame, [0, 60], [0x14213d, 0xffd6a5], {extrapolateRight: 'clamp'})).toString(16)}`",
        ],
        ['interpolateColors', 'interpolate'],
      ],
      message: 'At frame 30, the sky should be halfway between the two colors.',
    },
    'colors the text': {
      code: [['backgroundColor: sky', 'color: sky']],
      message: 'No element with a background color fills the frame.',
    },
    'uses interpolate()': {
      code: [
        [
          'interpolateColors(frame, [0, 60], [night, morning])',
          'String(interpolate(frame, [0, 60], [0x14213d, 0xffd6a5]))',
        ],
        ['interpolateColors', 'interpolate'],
      ],
      message: 'No element with a background color fills the frame.',
    },
  },
};
