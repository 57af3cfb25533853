import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses a composition with one frame': [
      [
        '<Still id="Poster" component={PosterImage} width={1200} height={630} />',
        '<Composition id="Poster" component={PosterImage} width={1200} height={630} fps={30} durationInFrames={1} />',
      ],
      [', Still', ''],
    ],
    'puts the still in a folder': [
      ['Composition, Still}', 'Composition, Folder, Still}'],
      [
        '<Still id="Poster" component={PosterImage} width={1200} height={630} />',
        '<Folder name="Images">\n        <Still id="Poster" component={PosterImage} width={1200} height={630} />\n      </Folder>',
      ],
    ],
  },
  wrong: {
    'shows nothing': {
      code: [['component={PosterImage} width', 'component={AbsoluteFill} width']],
      message: 'At frame 0, the title should be visible.',
    },
    'describes it last': {
      code: [
        ['      <Still id="Poster" component={PosterImage} width={1200} height={630} />\n', ''],
        [
          '      />\n    </>',
          '      />\n      <Still id="Poster" component={PosterImage} width={1200} height={630} />\n    </>',
        ],
      ],
      message: 'It describes Invitation first.',
    },
    'has another size': {code: [['{1200}', '{1280}']], message: 'The composition’s width should be 1200. It’s 1280.'},
    'replaces the composition': {
      code: [
        [
          '      <Composition\n        id="Invitation"\n        component={PosterImage}\n        width={1280}\n        height={720}\n        fps={30}\n        durationInFrames={90}\n      />\n',
          '',
        ],
        ['Composition, ', ''],
      ],
      message: 'It describes Poster.',
    },
    'has another ID': {code: [['"Poster"', '"poster"']], message: 'The root should describe Poster and Invitation.'},
  },
};
