import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses a template string': [['Frame {frame}', '{`Frame ${frame}`}']],
    'calls the hook inside the markup': [
      ['const frame = useCurrentFrame();', ''],
      ['{frame}', '{useCurrentFrame()}'],
    ],
    'splits the text into elements': [['Frame {frame}', '<span>Frame</span> <b>{String(frame)}</b>']],
  },
  wrong: {
    'does not import the hook': {
      code: [[', useCurrentFrame}', '}']],
      message: "useCurrentFrame is not defined. Import it from 'remotion'.",
    },
    'counts from one': {code: [['{frame}', '{frame + 1}']], message: 'At frame 0, the text should be “Frame 0”.'},
    'counts in steps of ten': {
      code: [['{frame}', '{frame * 10}']],
      message: 'At frame 1, the text should be “Frame 1”. The frame contains the text “Frame 10”.',
    },
    'writes the number once': {code: [['{frame}', '0']], message: 'At frame 1, the text should be “Frame 1”.'},
    'forgets the word': {code: [['Frame {frame}', '{frame}']], message: 'should be “Frame 0”'},
    'counts renders': {
      code: [
        ['import {', "import {useEffect, useState} from 'react';\nimport {"],
        [
          'const frame = useCurrentFrame();',
          'const now = useCurrentFrame();\n  const [frame, setFrame] = useState(0);\n  useEffect(() => setFrame((last) => last + 1), [now]);',
        ],
      ],
      message: 'At frame',
    },
    'uses the clock': {
      code: [['useCurrentFrame();', 'Math.round(performance.now() / 33);']],
      message: 'The code uses performance.now().',
    },
  },
};
