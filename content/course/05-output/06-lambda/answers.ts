import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses a loop': [
      [
        '  const count = Math.ceil(frames / framesPerLambda);\n  const chunks = Array.from({length: count}, (_, index) => {\n    const first = index * framesPerLambda;\n    const last = Math.min(frames, first + framesPerLambda) - 1;\n    return `${first}–${last}`;\n  });\n',
        '  const chunks: string[] = [];\n  for (let first = 0; first < frames; first += framesPerLambda) {\n    chunks.push(`${first} - ${Math.min(first + framesPerLambda - 1, frames - 1)}`);\n  }\n',
      ],
    ],
    'adds a word': [['`${first}–${last}`', '`Frames ${first}–${last}`']],
    'writes words': [['`${first}–${last}`', '`${first} to ${last}`']],
    'writes the list': [
      [
        '  const count = Math.ceil(frames / framesPerLambda);\n  const chunks = Array.from({length: count}, (_, index) => {\n    const first = index * framesPerLambda;\n    const last = Math.min(frames, first + framesPerLambda) - 1;\n    return `${first}–${last}`;\n  });\n',
        "  const chunks = ['0–39', '40–79', '80–119', '120–159', '160–199', '200–239', '240–279', '280–299'];\n",
      ],
      ['const frames = 300;\nconst framesPerLambda = 40;\n\n', ''],
    ],
  },
  wrong: {
    'rounds down': {code: [['Math.ceil', 'Math.floor']], message: 'One of the bars should be “280–299”.'},
    'ends one frame too late': {code: [[') - 1;', ');']], message: 'One of the bars should be “0–39”.'},
    'does not limit the last one': {
      code: [['Math.min(frames, first + framesPerLambda)', 'first + framesPerLambda']],
      message: 'One of the bars should be “280–299”.',
    },
    'begins at frame 1': {
      code: [['`${first}–${last}`', '`${first + 1}–${last + 1}`']],
      message: 'One of the bars should be “0–39”.',
    },
    'mixes up the numbers': {
      code: [['Math.ceil(frames / framesPerLambda)', 'framesPerLambda']],
      message: 'There should be 8 bars.',
    },
  },
};
