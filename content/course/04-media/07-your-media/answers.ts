import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'covers the middle of the image': [
      [
        "backgroundColor: 'rgba(0, 0, 0, 0.4)'",
        "backgroundColor: '#17181b', inset: 200, width: 'auto', height: 'auto'",
      ],
    ],
    'uses a video': [
      [
        "<Img\n        src={staticFile('media/dunes.webp')}",
        "<OffthreadVideo\n        src={staticFile('media/coast.webm')}",
      ],
      ['Img, interpolate', 'interpolate, OffthreadVideo'],
    ],
    'keeps the volume': [
      ['volume={(f) => interpolate(f, [0, 30, 150, 179], [0, 0.6, 0.6, 0])}', 'volume={0.3}'],
      ['interpolate, ', ''],
    ],
  },
  wrong: {
    'has no sound': {
      code: [
        [
          "      <Audio\n        src={staticFile('media/song.mp3')}\n        volume={(f) => interpolate(f, [0, 30, 150, 179], [0, 0.6, 0.6, 0])}\n      />\n",
          '',
        ],
        ['Audio, ', ''],
        ['interpolate, ', ''],
      ],
      message: 'There is no <Audio>.',
    },
    'is silent': {
      code: [
        ['(f) => interpolate(f, [0, 30, 150, 179], [0, 0.6, 0.6, 0])', '0'],
        ['interpolate, ', ''],
      ],
      message: 'Its volume is 0.',
    },
    'has no image': {
      code: [
        [
          "      <Img\n        src={staticFile('media/dunes.webp')}\n        style={{width: '100%', height: '100%', objectFit: 'cover', transform: `scale(${1 + frame / 900})`}}\n      />\n",
          '',
        ],
        ['Img, ', ''],
        ['  const frame = useCurrentFrame();\n\n', ''],
        [', useCurrentFrame', ''],
      ],
      message: 'The video should show an <Img>',
    },
    'shows an image from another website': {
      code: [["staticFile('media/dunes.webp')", "'https://example.com/dunes.webp'"]],
      message: 'The <img> can’t load https://example.com/dunes.webp. Use staticFile()',
    },
    'covers the image': {
      code: [["'rgba(0, 0, 0, 0.4)'", "'#17181b'"]],
      message: 'The <img> is behind a <div> that hides it.',
    },
    'hides the image': {code: [["objectFit: 'cover',", "opacity: 0, objectFit: 'cover',"]], message: 'None is visible'},
  },
};
