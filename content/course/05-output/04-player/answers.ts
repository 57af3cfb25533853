import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'puts the player in a box': [
      ['<Player\n', '<div style={{width: 800}}><Player\n'],
      ['style={{width: 800}}\n      />', "style={{width: '100%'}}\n      /></div>"],
    ],
    'also sets the height': [['style={{width: 800}}', 'style={{width: 800, height: 450}}']],
    'loads the component lazily': [
      ['component={Invitation}', 'lazyComponent={load}'],
      ['const page:', 'const load = async () => ({default: Invitation});\n\nconst page:'],
    ],
    'keeps the props in an object': [
      ['return (\n    <div', 'const inputProps = {name: name.trim()};\n\n  return (\n    <div'],
      ['inputProps={{name}}', 'inputProps={inputProps}'],
      ['component={Invitation}', 'loop\n        component={Invitation}'],
    ],
  },
  wrong: {
    'renders the component without a player': {
      code: [
        [
          `<Player
        component={Invitation}
        inputProps={{name}}
        durationInFrames={90}
        fps={30}
        compositionWidth={1280}
        compositionHeight={720}
        controls
        style={{width: 800}}
      />`,
          '<Invitation name={name} />',
        ],
      ],
      message: 'The page should contain a <Player>.',
    },
    'writes the name into the code': {
      code: [['{{name}}', "{{name: 'Ada'}}"]],
      message: 'It shows “See you there, Ada”.',
    },
    'passes an element': {
      code: [['component={Invitation}', 'component={<Invitation name={name} />}']],
      message: 'Its component is an element. Write component={Invitation}',
    },
    'passes the name as inputProps': {
      code: [['{{name}}', '{name}']],
      message: 'Pass an object: inputProps={{name}}.',
    },
    'creates the component in each render': {
      code: [
        ['component={Invitation}', 'component={() => <Invitation name={name} />}'],
        ['        inputProps={{name}}\n', ''],
      ],
      message: 'The player’s component should be defined outside of App.',
    },
    'forgets the props': {code: [['        inputProps={{name}}\n', '']], message: 'It shows “See you there,”.'},
    'does not set the width': {
      code: [['        style={{width: 800}}\n', '']],
      message: 'The player should be 800 pixels wide.',
    },
    'mixes up the sizes': {
      code: [['compositionWidth={1280}', 'compositionWidth={800}']],
      message: 'The player’s compositionWidth should be 1280. It’s 800.',
    },
    'has no controls': {code: [['        controls\n', '']], message: 'The player should have controls.'},
    'misses a prop': {code: [['        fps={30}\n', '']], message: 'fps'},
  },
};
