import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'wraps the image': [
      [
        "<Img src={staticFile('media/harbor.webp')} style={cover} />",
        "<AbsoluteFill>\n        <Img src={staticFile('media/harbor.webp')} style={{width: '100%', height: '100%', objectFit: 'cover'}} />\n      </AbsoluteFill>",
      ],
      [
        "const cover: React.CSSProperties = {\n  position: 'absolute',\n  width: '100%',\n  height: '100%',\n  objectFit: 'cover',\n};\n\n",
        '',
      ],
    ],
    'makes the image larger': [
      ["width: '100%'", 'left: 0, top: 0, width: 1600'],
      ["height: '100%'", 'height: 900'],
    ],
    'keeps the title in front of an image that follows it': [
      ["      <Img src={staticFile('media/harbor.webp')} style={cover} />\n", ''],
      ['Harbor Days</div>\n', "Harbor Days</div>\n      <Img src={staticFile('media/harbor.webp')} style={cover} />\n"],
    ],
    'moves slowly': [["width: '100%'", "transform: 'scale(1.1)', width: '100%'"]],
  },
  wrong: {
    'passes the path without staticFile()': {
      code: [
        ["{staticFile('media/harbor.webp')}", '"media/harbor.webp"'],
        [', staticFile', ''],
      ],
      message: 'should be staticFile(',
    },
    'uses a plain element': {
      code: [
        ['<Img ', '<img '],
        ['Img, ', ''],
      ],
      message: 'There is no <Img> in any frame.',
    },
    'uses another file': {code: [['harbor.webp', 'coast.webp']], message: 'The video shows media/coast.webp.'},
    'uses a file that does not exist': {code: [['harbor.webp', 'harbor.png']], message: 'media/harbor.png'},
    'covers the title with the image': {
      code: [['<div style={{zIndex: 1}}>', '<div>']],
      message: 'the title should be visible. It’s behind the <img>.',
    },
    'puts the image behind the background': {
      code: [["  position: 'absolute',\n", "  position: 'absolute',\n  zIndex: -1,\n"]],
      message: 'the image should be visible. It’s behind the <div>.',
    },
    'leaves the image small': {
      code: [
        ["width: '100%'", 'width: 400'],
        ["height: '100%'", 'height: 300'],
      ],
      message: 'the image should fill the frame',
    },
    'only sets the width': {
      code: [["  height: '100%',\n", '  height: 300,\n']],
      message: 'the image should fill the frame',
    },
  },
};
