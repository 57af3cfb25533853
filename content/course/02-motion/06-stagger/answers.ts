import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'names the delay': [
      ['const shown', 'const delay = 10 * index;\n        const shown'],
      ['index * 10', 'delay'],
    ],
    'uses interpolate()': [
      [
        'spring({frame: frame - index * 10, fps})',
        "interpolate(frame, [index * 10, index * 10 + 8], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'})",
      ],
      ['{AbsoluteFill, spring,', '{AbsoluteFill, interpolate,'],
      ['useCurrentFrame, useVideoConfig', 'useCurrentFrame'],
      ['const {fps} = useVideoConfig();', ''],
    ],
    'shows each line without an animation': [
      ['spring({frame: frame - index * 10, fps})', 'frame >= index * 10 ? 1 : 0'],
      ['{AbsoluteFill, spring,', '{AbsoluteFill,'],
      ['useCurrentFrame, useVideoConfig', 'useCurrentFrame'],
      ['const {fps} = useVideoConfig();', ''],
    ],
    'uses sequences': [
      ['{AbsoluteFill, spring,', '{AbsoluteFill, Sequence, spring,'],
      [
        'export const Video',
        'const Line: React.FC<{line: string}> = ({line}) => {\n  const frame = useCurrentFrame();\n  const {fps} = useVideoConfig();\n  return <div style={{opacity: spring({frame, fps})}}>{line}</div>;\n};\n\nexport const Video',
      ],
      [
        '  const frame = useCurrentFrame();\n  const {fps} = useVideoConfig();\n\n  return (\n    <AbsoluteFill style={scene}>',
        '  return (\n    <AbsoluteFill style={scene}>',
      ],
      ['        const shown = spring({frame: frame - index * 10, fps});\n', ''],
      [
        '<div key={line} style={{transform: `translateX(${(1 - shown) * -800}px)`, opacity: shown}}>\n            {line}\n          </div>',
        '<Sequence key={line} from={index * 10} layout="none">\n            <Line line={line} />\n          </Sequence>',
      ],
    ],
  },
  wrong: {
    'delays in the wrong direction': {
      code: [['frame - index', 'frame + index']],
      message: 'At frame 9, the second line should be hidden.',
    },
    'delays all alike': {
      code: [
        ['index * 10', '10'],
        ['(line, index)', '(line)'],
      ],
      message: 'At frame 8, the first line should be visible.',
    },
    'delays too little': {
      code: [['index * 10', 'index * 5']],
      message: 'At frame 9, the second line should be hidden.',
    },
    'delays too much': {
      code: [['index * 10', 'index * 20']],
      message: 'At frame 18, the second line should be visible.',
    },
    'starts with the second one': {
      code: [['index * 10', '(index + 1) * 10']],
      message: 'At frame 8, the first line should be visible.',
    },
  },
};
