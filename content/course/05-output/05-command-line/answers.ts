import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses relative paths': [['src/index.ts Invitation out/', './src/index.ts Invitation ./out/']],
    'adds options': [['out/invitation.mp4', 'out/invitation.mp4 --codec=h264 --crf=20']],
    'writes flags first': [['render src', 'render --codec=h264 --muted src']],
    'writes flags between the arguments': [
      ['Invitation out', 'Invitation --codec=h264 out'],
      ['render src', 'render --crf 20 --muted src'],
    ],
    'writes a value of a flag as a word of its own': [['Invitation out', 'Invitation --props props.json --muted out']],
    'writes flags without a value before arguments': [
      ['render src', 'render --overwrite true src'],
      ['Invitation out', 'Invitation --no-sequence out'],
    ],
    'uses Yarn and pnpm': [
      ['npx remotion render', 'yarn remotion render'],
      ['npx remotion still', 'pnpm exec remotion still'],
    ],
    'runs a script of Yarn': [['npx remotion render', 'yarn run remotion render']],
    'swaps the commands': [
      [
        "  'npx remotion render src/index.ts Invitation out/invitation.mp4',\n  'npx remotion still src/index.ts Poster out/poster.png',",
        "  'npx remotion still src/index.ts Poster out/poster.png',\n  'npx remotion render src/index.ts Invitation out/invitation.mp4',",
      ],
    ],
  },
  wrong: {
    'renders the still as a video': {code: [['remotion still', 'remotion render']], message: 'render the still Poster'},
    'forgets npx': {code: [['npx remotion render', 'remotion render']], message: 'should start with npx'},
    'forgets the entry point': {
      code: [['render src/index.ts', 'render']],
      message: 'the entry point should be src/index.ts, not Invitation.',
    },
    'forgets the output file': {
      code: [['Poster out/poster.png', 'Poster --scale=2']],
      message: 'In “npx remotion still src/index.ts Poster --scale=2”, the output file is missing.',
    },
    'passes the output file to a flag': {
      code: [['Invitation out', 'Invitation --props out']],
      message:
        '--props takes out/invitation.mp4 as its value, so the output file is missing. Pass a value to --props, or remove it.',
    },
    'passes the entry point to a flag': {
      code: [['still src', 'still --scale ./src']],
      message: '--scale takes src/index.ts as its value, so the entry point is missing.',
    },
    'has the wrong order': {
      code: [['src/index.ts Invitation', 'Invitation src/index.ts']],
      message: 'the entry point should be src/index.ts, not Invitation.',
    },
    'has the wrong ID': {code: [['Poster', 'poster']], message: 'the ID should be Poster, not poster.'},
    'names the file without a folder': {
      code: [['out/invitation.mp4', 'invitation.mp4']],
      message: 'the output file should be out/invitation.mp4, not invitation.mp4.',
    },
    'passes another argument': {code: [['poster.png', 'poster.png 2']], message: 'remove 2:'},
  },
};
