import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'has 60 frames per second': [
      ['fps={30}', 'fps={60}'],
      ['{600}', '{1200}'],
      ['durationInFrames={200}', 'durationInFrames={800}'],
    ],
    'adds sound': [
      ['Composition, Img, Series', 'Audio, Composition, Img, Series'],
      ['    <Series>', "    <>\n    <Audio src={staticFile('media/song.mp3')} volume={0.4} />\n    <Series>"],
      ['    </Series>', '    </Series>\n    </>'],
    ],
    'uses sequences': [
      ['Img, Series,', 'Img, Sequence,'],
      ['<Series>', '<>'],
      ['</Series>', '</>'],
      ['<Series.Sequence durationInFrames={200}>', '<Sequence durationInFrames={200}>'],
      ['</Series.Sequence>', '</Sequence>'],
      ['<Series.Sequence durationInFrames={200}>', '<Sequence from={200} durationInFrames={200}>'],
      ['</Series.Sequence>', '</Sequence>'],
      ['<Series.Sequence durationInFrames={200}>', '<Sequence from={400}>'],
      ['</Series.Sequence>', '</Sequence>'],
    ],
  },
  wrong: {
    'is too short': {code: [['{600}', '{300}']], message: 'It lasts 10 seconds'},
    'has one scene': {
      code: [
        [
          'durationInFrames={200}>\n        <Scene picture="media/dunes.webp">Every evening at eight</Scene>\n      </Series.Sequence>\n      <Series.Sequence durationInFrames={200}>\n        <Scene picture="media/coast.webp">See you there</Scene>\n      </Series.Sequence>\n',
          'durationInFrames={600}>\n        <Scene picture="media/dunes.webp">Every evening at eight</Scene>\n      </Series.Sequence>\n',
        ],
      ],
      message: 'at least three sequences',
    },
    'ends early': {
      code: [
        [
          'durationInFrames={200}>\n        <Scene picture="media/coast.webp">',
          'durationInFrames={100}>\n        <Scene picture="media/coast.webp">',
        ],
      ],
      message: 'is empty.',
    },
    'keeps the title': {code: [['Summer at the sea', 'Your title']], message: 'It still says “Your title”.'},
    'repeats the words': {
      code: [
        ['Every evening at eight', 'Summer at the sea'],
        ['See you there', 'Summer at the sea'],
      ],
      message: 'All scenes contain the same words.',
    },
  },
};
