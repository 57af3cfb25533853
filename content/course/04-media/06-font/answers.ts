import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'waits in an async function': [
      [
        '    font.load().then(() => {\n      document.fonts.add(font);\n      continueRender(handle);\n    });\n',
        '    const load = async () => {\n      document.fonts.add(await font.load());\n      continueRender(handle);\n    };\n    load();\n',
      ],
    ],
    'loads a weight range': [
      ["`url(${staticFile('media/geist.woff2')})`)", "`url(${staticFile('media/geist.woff2')})`, {weight: '100 900'})"],
    ],
    'writes the name in lowercase': [["fontFamily: 'Harbor'", "fontFamily: 'harbor'"]],
    'loads the font with a name in lowercase': [["FontFace('Harbor'", "FontFace('harbor'"]],
    'has a fallback': [["'Harbor',\n", "'Harbor, sans-serif',\n"]],
  },
  wrong: {
    'does not wait for the font': {
      code: [
        ['document.fonts.add(font);\n      continueRender(handle);', 'document.fonts.add(font);'],
        ['    font.load()', '    continueRender(handle);\n    font.load()'],
      ],
      message: 'It calls it before.',
    },
    'continues while the font is loading': {
      code: [
        [
          'document.fonts.add(font);\n      continueRender(handle);\n    });',
          'document.fonts.add(font);\n    });\n    continueRender(handle);',
        ],
      ],
      message: 'It calls it before.',
    },
    'leaves out url()': {
      code: [["`url(${staticFile('media/geist.woff2')})`", "staticFile('media/geist.woff2')"]],
      message: 'Write `url(${staticFile(…)})`.',
    },
    'does not add the font': {
      code: [['      document.fonts.add(font);\n', '']],
      message: 'There’s no loaded font named “Harbor” in document.fonts.',
    },
    'does not use the font': {
      code: [["fontFamily: 'Harbor'", "fontFamily: 'serif'"]],
      message: 'The first font of the title should be “Harbor”.',
    },
    'uses another name': {
      code: [["FontFace('Harbor'", "FontFace('Geist'"]],
      message: 'document.fonts should contain a loaded font named “Harbor”.',
    },
    'does not load the file': {
      code: [
        [
          '    font.load().then(() => {\n      document.fonts.add(font);\n      continueRender(handle);\n    });\n',
          '    document.fonts.add(font);\n    document.fonts.delete(font);\n    continueRender(handle);\n',
        ],
      ],
      message: 'document.fonts should contain a loaded font named “Harbor”.',
    },
  },
};
