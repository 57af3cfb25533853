import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'freezes in the component': [
      [
        '<div id="sun" style={{...sun, left: frame * 12}} />',
        '<div id="sun" style={{...sun, left: 45 * 12 + frame * 0}} />',
      ],
    ],
    'passes the frame as a prop': [
      ['<Freeze frame={45}>\n        <Sun />\n      </Freeze>', '<Sun at={45} />'],
      [
        'const Sun: React.FC = () => {\n  const frame = useCurrentFrame();',
        'const Sun: React.FC<{at: number}> = ({at: frame}) => {',
      ],
      ['Freeze, ', ''],
    ],
    'wraps the sun in a fragment': [['<Sun />', '<><Sun /></>']],
  },
  wrong: {
    'freezes at another frame': {
      code: [['{45}', '{0}']],
      message: 'At frame 0, the sun’s horizontal position should stay at 640 px.',
    },
    'freezes everything': {
      code: [['      </Freeze>\n      <Counter />\n', '        <Counter />\n      </Freeze>\n']],
      message: 'At frame 0, the counter should be',
    },
    'freezes only the counter': {
      code: [
        [
          '<Freeze frame={45}>\n        <Sun />\n      </Freeze>\n      <Counter />',
          '<Sun />\n      <Freeze frame={45}>\n        <Counter />\n      </Freeze>',
        ],
      ],
      message: 'the sun’s horizontal position should stay',
    },
    'only stops after frame 45': {
      code: [
        ['<Freeze frame={45}>\n        <Sun />\n      </Freeze>', '<Sun />'],
        ['frame * 12', 'Math.min(frame, 45) * 12'],
      ],
      message: 'At frame 0, the sun’s horizontal position should stay at 640 px.',
    },
    'counts in steps of ten': {
      code: [['{frame}</', '{frame * 10}</']],
      message: 'At frame 30, the counter should be “30”.',
    },
    'hides the sun': {code: [['        <Sun />\n', '        {null}\n']], message: 'Keep id="sun"'},
  },
};
