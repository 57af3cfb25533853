import type {Answers} from '../../../../packages/course/lesson/answers.ts';

export const answers: Answers = {
  right: {
    'uses promises': [
      [
        "    const load = async () => {\n      const response = await fetch(staticFile('media/visitors.json'));\n      const data: {days: number[]} = await response.json();\n      setDays(data.days);\n      continueRender(handle);\n    };\n\n    load();",
        "    fetch(staticFile('media/visitors.json'))\n      .then((response) => response.json())\n      .then((data) => setDays(data.days))\n      .finally(() => continueRender(handle));",
      ],
    ],
    'labels the delay': [['delayRender()', "delayRender('Loading the visitors')"]],
    'delays outside of the component': [
      ['  const [handle] = useState(() => delayRender());\n', ''],
      ['export const Video', 'const handle = delayRender();\n\nexport const Video'],
      ['[handle]', '[]'],
    ],
  },
  wrong: {
    'does not delay': {
      code: [
        ['  const [handle] = useState(() => delayRender());\n', ''],
        ['      continueRender(handle);\n', ''],
        ['[handle]', '[]'],
        ['continueRender, delayRender, ', ''],
      ],
      message: 'It never calls it.',
    },
    'does not continue': {
      code: [['      continueRender(handle);\n', '']],
      message: 'The handle of delayRender() wasn’t passed to continueRender().',
    },
    'continues before the data has loaded': {
      code: [
        ['      continueRender(handle);\n', ''],
        ['    load();\n', '    load();\n    continueRender(handle);\n'],
      ],
      message: 'It calls it before.',
    },
    'forgets the data': {
      code: [['      setDays(data.days);\n', '      setDays(data.days.slice(0, 3));\n']],
      message: 'There is no bar with a height of',
    },
    'writes the data into the code': {
      code: [
        ['useState<number[]>([])', 'useState<number[]>([160, 230, 205, 300, 340, 405, 265])'],
        ['  const [handle] = useState(() => delayRender());\n', ''],
        ['      continueRender(handle);\n', ''],
        ['[handle]', '[]'],
        ['continueRender, delayRender, ', ''],
      ],
      message: 'It never calls it.',
    },
  },
};
