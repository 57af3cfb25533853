import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'calculates the frame': [
      ['AbsoluteFill, Audio, Sequence, staticFile', 'AbsoluteFill, Audio, Sequence, staticFile, useVideoConfig'],
      ['return (', 'const {fps} = useVideoConfig();\n  return ('],
      ['{60}', '{2 * fps}'],
    ],
    'uses a series': [
      ['Sequence,', 'Series,'],
      [
        "<Sequence from={60}>\n        <Audio src={staticFile('media/song.mp3')} />\n      </Sequence>",
        "<Series>\n        <Series.Sequence durationInFrames={120} offset={60}>\n          <Audio src={staticFile('media/song.mp3')} />\n        </Series.Sequence>\n      </Series>",
      ],
    ],
    'renders the audio outside of the layout': [
      ['<Sequence from={60}>', '<Sequence from={60} layout="none" name="Music">'],
    ],
  },
  wrong: {
    'passes the path without staticFile()': {
      code: [
        ["{staticFile('media/song.mp3')}", '"media/song.mp3"'],
        [', staticFile', ''],
      ],
      message: 'should be staticFile(',
    },
    'starts at once': {
      code: [
        [
          "<Sequence from={60}>\n        <Audio src={staticFile('media/song.mp3')} />\n      </Sequence>",
          "<Audio src={staticFile('media/song.mp3')} />",
        ],
        ['Sequence, ', ''],
      ],
      message: 'It starts at frame 0.',
    },
    'adds the audio with a condition': {
      code: [
        ['Sequence, staticFile', 'staticFile, useCurrentFrame'],
        ['return (', 'const frame = useCurrentFrame();\n  return ('],
        [
          "<Sequence from={60}>\n        <Audio src={staticFile('media/song.mp3')} />\n      </Sequence>",
          "{frame >= 60 && <Audio src={staticFile('media/song.mp3')} />}",
        ],
      ],
      message: 'It doesn’t appear until frame 60, and then plays from the middle of the file.',
    },
    'mixes up frames and seconds': {code: [['{60}', '{2}']], message: 'It starts at frame 2.'},
    'uses milliseconds': {
      code: [['{60}', '{2000}']],
      message: 'The video only has 180 frames, so the sequence that starts at frame 2000 never appears.',
    },
    'skips a part of the file': {code: [['<Audio ', '<Audio startFrom={60} ']], message: 'startFrom skips 60 frames'},
    'ends too early': {code: [['{60}>', '{60} durationInFrames={60}>']], message: 'Its sequence ends at frame 120.'},
    'uses a plain element': {
      code: [
        ['<Audio ', '<audio '],
        ['Audio, ', ''],
      ],
      message: 'There is no <Audio> in any frame.',
    },
  },
};
