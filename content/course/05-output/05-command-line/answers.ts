import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses relative paths': [['src/index.ts Invitation out/', './src/index.ts Invitation ./out/']],
    'adds options': [['out/invitation.mp4', 'out/invitation.mp4 --codec=h264 --crf=20']],
    'writes flags first': [['render src', 'render --codec=h264 --muted src']],
    'swaps the commands': [
      [
        "  'npx remotion render src/index.ts Invitation out/invitation.mp4',\n  'npx remotion still src/index.ts Poster out/poster.png',",
        "  'npx remotion still src/index.ts Poster out/poster.png',\n  'npx remotion render src/index.ts Invitation out/invitation.mp4',",
      ],
    ],
  },
  wrong: {
    'renders the still as a video': {code: [['remotion still', 'remotion render']], message: 'render the still Poster'},
    'forgets the entry point': {
      code: [['render src/index.ts', 'render']],
      message: 'render the composition Invitation',
    },
    'has the wrong order': {
      code: [['src/index.ts Invitation', 'Invitation src/index.ts']],
      message: 'render the composition Invitation',
    },
    'has the wrong ID': {code: [['Poster', 'poster']], message: 'render the still Poster'},
    'names the file without a folder': {
      code: [['out/invitation.mp4', 'invitation.mp4']],
      message: 'to out/invitation.mp4',
    },
  },
};
