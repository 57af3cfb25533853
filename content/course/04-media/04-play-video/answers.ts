import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses the other component': [
      ['OffthreadVideo, staticFile', 'staticFile, Video as Clip'],
      ['<OffthreadVideo ', '<Clip muted '],
    ],
    'uses a sequence': [
      ['OffthreadVideo, staticFile', 'OffthreadVideo, Sequence, staticFile'],
      [
        "<OffthreadVideo src={staticFile('media/coast.webm')} startFrom={60} style={{width: '100%'}} />",
        "<Sequence from={-60}>\n        <OffthreadVideo src={staticFile('media/coast.webm')} style={{width: '100%'}} />\n      </Sequence>",
      ],
    ],
    'covers the frame': [["{width: '100%'}", "{width: '100%', height: '100%', objectFit: 'cover'}"]],
  },
  wrong: {
    'leaves out staticFile()': {
      code: [["staticFile('media/coast.webm')", "'media/coast.webm'"]],
      message: '“media/coast.webm” can’t be played. Use staticFile()',
    },
    'starts at the beginning': {code: [[' startFrom={60}', '']], message: 'It’s at second 0.'},
    'mixes up frames and seconds': {
      code: [['{60}', '{2}']],
      message: 'should be at second 2 of its file. It’s at second 0',
    },
    'leaves it small': {code: [["{width: '100%'}", '{width: 400}']], message: 'the video should fill the frame'},
    'plays too fast': {code: [['startFrom={60}', 'startFrom={60} playbackRate={2}']], message: 'should play 2 seconds'},
    'uses a plain element': {
      code: [
        [
          "<OffthreadVideo src={staticFile('media/coast.webm')} startFrom={60}",
          "<video src={staticFile('media/coast.webm')}",
        ],
        ['OffthreadVideo, ', ''],
      ],
      message: 'There is no <OffthreadVideo> in any frame.',
    },
  },
};
