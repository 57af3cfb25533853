import {type LessonChecks, check, createFinding} from '../../../../packages/course/course.ts';

type Command = {
  readonly name: 'render' | 'still';
  // The arguments, in this order.
  readonly entry: string;
  readonly id: string;
  readonly output: string;
};

function runs(title: string, task: string, command: Command): LessonChecks['checks'][number] {
  return check(title, ({last}) => {
    const lines = last.elements.filter(({parent}) => parent >= 0).map(({text: line}) => line.replace(/^\$ */, ''));
    const attempts = lines.filter((line) => line.includes(`remotion ${command.name}`));
    const mistakes = attempts.map((line) => findMistake(line, command));
    return mistakes.includes(undefined)
      ? undefined
      : createFinding(
          last,
          undefined,
          `One of the commands should ${task}.`,
          // The innermost element comes last.
          mistakes.at(-1) ?? `The commands are ${lines.map((line) => `“${line}”`).join(' and ')}.`,
        );
  });
}

/** The flags that the command line reads as `true`, so the word after them is an argument. */
const booleanFlags = new Set([
  '--force',
  '--overwrite',
  '--sequence',
  '--help',
  '--quiet',
  '-q',
  '--muted',
  '--enforce-audio-track',
  '--yes',
  '-y',
  '--disable-web-security',
  '--ignore-certificate-errors',
  '--disable-headless',
  '--disable-keyboard-shortcuts',
]);

/** Whether the command line reads a word as the value of the flag before it. */
function isFlagValue(word: string, flag = ''): boolean {
  return (
    /^-[^=]+$/.test(flag) &&
    !flag.startsWith('--no-') &&
    (!booleanFlags.has(flag) || word === 'true' || word === 'false')
  );
}

function findMistake(line: string, {name, entry, id, output}: Command): string | undefined {
  const [before = '', after = ''] = line.split(`remotion ${name}`);
  if (!/^(?:npx|yarn(?: run)?|pnpm|(?:npm|pnpm) exec)(?: -\S+)* $/.test(before)) {
    return `“${line}” should start with npx, because terminals only find commands that are installed globally.`;
  }
  const words = after
    .trim()
    .split(' ')
    .map((word) => word.replace(/^\.\//, '').replace(/^(src\/index\.ts)x$/, '$1'));
  const wanted = Object.entries({'entry point': entry, ID: id, 'output file': output});
  const values = words.filter((word, index) => !word.startsWith('-') && !isFlagValue(word, words[index - 1]));
  for (const [index, [what, value]] of wanted.entries()) {
    const found = values[index];
    const flag = words.find((word, position) => words[position + 1] === value && isFlagValue(value, word));
    if (flag !== undefined && !values.includes(value)) {
      return `In “${line}”, ${flag} takes ${value} as its value, so the ${what} is missing. Pass a value to ${flag}, or remove it.`;
    }
    if (found === undefined || found === '') {
      return `In “${line}”, the ${what} is missing.`;
    }
    if (found !== value) {
      return `In “${line}”, the ${what} should be ${value}, not ${found}.`;
    }
  }
  const extra = values[wanted.length];
  return extra === undefined ? undefined : `In “${line}”, remove ${extra}: the command takes three arguments.`;
}

export const checks: LessonChecks = {
  frames: [0, 89],
  checks: [
    runs('A command renders the video', 'render the composition Invitation from src/index.ts to out/invitation.mp4', {
      name: 'render',
      entry: 'src/index.ts',
      id: 'Invitation',
      output: 'out/invitation.mp4',
    }),
    runs('A command renders the still', 'render the still Poster from src/index.ts to out/poster.png', {
      name: 'still',
      entry: 'src/index.ts',
      id: 'Poster',
      output: 'out/poster.png',
    }),
  ],
};
