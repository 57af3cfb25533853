import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses the props object': [
      ['({title})', '(props)'],
      ['{title}</', '{props.title}</'],
    ],
    'names the type': [
      ['const Invitation:', 'type Props = {title: string};\n\nconst Invitation:'],
      ['React.FC<{title: string}>', 'React.FC<Props>'],
    ],
    'has more props': [
      ["{{title: 'Harbor Days'}}", "{{title: 'Harbor Days', color: 'gold'}}"],
      ['{title: string}> = ({title})', '{title: string; color: string}> = ({title, color})'],
      ['style={scene}', 'style={{...scene, color}}'],
    ],
  },
  wrong: {
    'ignores the prop': {code: [['>{title}</', '>Harbor Days</']], message: 'It shows “Harbor Days”.'},
    'has no default': {code: [["      defaultProps={{title: 'Harbor Days'}}\n", '']], message: 'They are {}.'},
    'uses another name': {
      code: [
        ['{{title:', '{{name:'],
        ['{title: string}> = ({title})', '{name: string}> = ({name})'],
        ['{title}</', '{name}</'],
      ],
      message: 'The composition’s defaultProps should be',
    },
    'puts the default in the component': {
      code: [
        ["      defaultProps={{title: 'Harbor Days'}}\n", ''],
        ['{title: string}> = ({title})', "{title?: string}> = ({title = 'Harbor Days'})"],
      ],
      message: 'They are {}.',
    },
    'shows both': {code: [['>{title}</', '>Harbor Days: {title}</']], message: 'It’s still there.'},
  },
};
