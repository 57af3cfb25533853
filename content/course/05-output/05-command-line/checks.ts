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

function findMistake(line: string, {name, entry, id, output}: Command): string | undefined {
  const [before = '', after = ''] = line.split(`remotion ${name}`);
  if (!/^(?:npx|yarn(?: run)?|pnpm|(?:npm|pnpm) exec)(?: -\S+)* $/.test(before)) {
    return `“${line}” should start with npx, because terminals only find commands that are installed globally.`;
  }
  const words = after.trim().split(' ');
  const wanted = Object.entries({'entry point': entry, ID: id, 'output file': output});
  // A word after a flag may be the value of the flag.
  const values = words
    .map((word) => word.replace(/^\.\//, '').replace(/^(src\/index\.ts)x$/, '$1'))
    .filter(
      (word, index) =>
        !word.startsWith('-') && ([entry, id, output].includes(word) || !/^-[^=]+$/.test(words[index - 1] ?? '')),
    );
  for (const [index, [what, value]] of wanted.entries()) {
    const found = values[index];
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
