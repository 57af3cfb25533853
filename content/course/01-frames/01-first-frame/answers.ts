import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses a heading in a grid': `import {AbsoluteFill} from 'remotion';

export const Video: React.FC = () => (
  <AbsoluteFill style={{display: 'grid', placeItems: 'center', background: 'white'}}>
    <h1 style={{fontSize: 90}}>HARBOR DAYS</h1>
  </AbsoluteFill>
);
`,
    'positions the title absolutely': `import {AbsoluteFill} from 'remotion';

export const Video: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: 'navy', color: 'white', fontSize: 100}}>
    <div style={{position: 'absolute', top: '50%', left: '50%', transform: 'translate(-50%, -50%)', whiteSpace: 'nowrap'}}>
      Harbor <b>Days</b>
    </div>
  </AbsoluteFill>
);
`,
  },
  wrong: {
    'leaves the title at the top left': {
      code: [
        ["alignItems: 'center',", ''],
        ["justifyContent: 'center',", ''],
      ],
      message: 'the title’s horizontal position should be 640 px',
    },
    'only centers horizontally': {
      code: [["justifyContent: 'center',", '']],
      message: 'the title’s vertical position should be 360 px',
    },
    'only centers vertically': {
      code: [["alignItems: 'center',", '']],
      message: 'the title’s horizontal position should be 640 px',
    },
    'writes something else': {
      code: [['Harbor Days', 'Harbor']],
      message: 'Its text should be “Harbor Days”. The frame contains the text “Harbor”.',
    },
    'returns nothing': {
      code: [['return (', '(']],
      message: 'The frame is empty. Check that the component returns its elements.',
    },
    'styles with a string': {
      code: `import {AbsoluteFill} from 'remotion';

export const Video: React.FC = () => <AbsoluteFill style="background: black">Harbor Days</AbsoluteFill>;
`,
      message: 'The style prop must be an object',
    },
    'makes the title invisible': {
      code: [['fontSize: 120,', 'fontSize: 120, opacity: 0,']],
      message: 'Its opacity is 0',
    },
  },
};
