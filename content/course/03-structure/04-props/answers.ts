import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'wraps all three': [
      [
        '<Card day="Fri" what="Boats" />',
        '<Sequence layout="none">\n        <Card day="Fri" what="Boats" />\n      </Sequence>',
      ],
    ],
    'renders a list': [
      [
        '<Card day="Fri" what="Boats" />\n      <Sequence from={20} layout="none">\n        <Card day="Sat" what="Lights" />\n      </Sequence>\n      <Sequence from={40} layout="none">\n        <Card day="Sun" what="Music" />\n      </Sequence>',
        "{[['Fri', 'Boats'], ['Sat', 'Lights'], ['Sun', 'Music']].map(([day = '', what = ''], index) => (\n        <Sequence key={day} from={index * 20} layout=\"none\">\n          <Card day={day} what={what} />\n        </Sequence>\n      ))}",
      ],
    ],
    'passes the delay as a prop': [
      [
        '<Card day="Fri" what="Boats" />\n      <Sequence from={20} layout="none">\n        <Card day="Sat" what="Lights" />\n      </Sequence>\n      <Sequence from={40} layout="none">\n        <Card day="Sun" what="Music" />\n      </Sequence>',
        '<Card day="Fri" what="Boats" delay={0} />\n      <Card day="Sat" what="Lights" delay={20} />\n      <Card day="Sun" what="Music" delay={40} />',
      ],
      [
        '{day: string; what: string}> = ({day, what})',
        '{day: string; what: string; delay: number}> = ({day, what, delay})',
      ],
      ['spring({frame, fps})', 'spring({frame: frame - delay, fps})'],
      ['Sequence, ', ''],
    ],
  },
  wrong: {
    'writes the name of the component in lowercase': {
      code: [
        ['<Card ', '<card '],
        ['<Card ', '<card '],
        ['<Card ', '<card '],
      ],
      message: '<card> isn’t an HTML element. Component names must start with a capital letter.',
    },
    'shows all at once': {
      code: [
        ['from={20} ', ''],
        ['from={40} ', ''],
      ],
      message: 'At frame 19, “Sat” shouldn’t be visible yet.',
    },
    'lets the cards cover each other': {
      code: [
        ['from={20} layout="none"', 'from={20}'],
        ['from={40} layout="none"', 'from={40}'],
      ],
      message: 'They cover each other.',
    },
    'ignores a prop': {
      code: [['<div>{what}</div>', '<div>Boats</div>']],
      message: 'At frame 32, “Lights” should be visible.',
    },
    'forgets the third card': {
      code: [['<Card day="Sun" what="Music" />', '<></>']],
      message: 'At frame 52, “Sun” should be visible.',
    },
    'is too slow': {code: [['from={40}', 'from={60}']], message: 'At frame 52, “Sun” should be visible.'},
  },
};
