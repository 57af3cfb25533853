import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'calculates the length': [['{150}', '{5 * 30}']],
    'registers the root': [
      ['import {AbsoluteFill, Composition}', 'import {AbsoluteFill, Composition, registerRoot}'],
      ['const scene', 'registerRoot(Root);\n\nconst scene'],
    ],
    'adds a second composition': [
      ['    <Composition', '    <>\n    <Composition'],
      [
        '    />\n',
        '    />\n    <Composition id="Wide" component={Invitation} width={1280} height={720} fps={30} durationInFrames={150} />\n    </>\n',
      ],
    ],
  },
  wrong: {
    'swaps width and height': {
      code: [
        ['{1080}', '{1920}'],
        ['height={1920}', 'height={1080}'],
      ],
      message: 'The composition’s width should be 1080. It’s 1920.',
    },
    'writes the duration as a string': {
      code: [['{150}', '"150"']],
      message: 'durationInFrames',
    },
    'counts seconds': {code: [['{150}', '{5}']], message: 'The composition’s durationInFrames should be 150. It’s 5.'},
    'uses another ID': {
      code: [['"Invitation"', '"invitation"']],
      message: 'The composition’s id should be Invitation.',
    },
    'uses another frame rate': {
      code: [
        ['{30}', '{25}'],
        ['{150}', '{125}'],
      ],
      message: 'The composition’s fps should be 30. It’s 25.',
    },
    'only exports the component': {
      code: [
        ['export const Root', 'const Root'],
        ['const Invitation:', 'export const Invitation:'],
      ],
      message: 'doesn’t',
    },
  },
};
