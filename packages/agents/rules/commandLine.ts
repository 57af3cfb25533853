import {commands} from '../../toolkit-model/data/commands.ts';
import {findNearest} from '../../toolkit-model/findNearest.ts';
import type {Explanation, Rule} from './Rule.ts';

const textFiles = /(?:\.(?:sh|bash|zsh|ya?ml|md|mdx|txt)|package\.json|Dockerfile|Makefile)$/;
const names = commands.map(({name}) => name.replace(/^npx remotion /, ''));
const groups = new Set(names.filter((name) => name.includes(' ')).flatMap((name) => name.split(' ').slice(0, -1)));
const shortFlags = new Set(['-q', '-y', '--yes', '--help', '--version', '--log']);

const later: Readonly<Record<string, string>> = {
  studio: 'preview',
  browser: 'preview',
  add: 'upgrade',
  gpu: 'preview',
  bundle: 'render',
  init: 'preview',
  start: 'preview',
};

/** Finds commands, subcommands and flags that the command line of 3.2 doesn't have. */
export const commandLine: Rule = {
  name: 'command-line',
  about: 'Commands and flags that don’t exist in 3.2',
  severity: 'error',
  link: '/docs/cli',
  checkText({path, text}, report) {
    if (!textFiles.test(path)) {
      return;
    }
    for (const match of text.matchAll(
      /(?<![\w@/.-])remotion((?: +(?!&&|\|)[^\s"'`\\]+| *\\\r?\n| +'[^'\n]*'| +\\"[^"\n]*\\")+)/g,
    )) {
      const problem = explainCommand(
        (match[1] ?? '')
          .replaceAll(/\\\r?\n/g, ' ')
          .replaceAll(/[();]/g, ' ')
          .trim()
          .split(/\s+/),
      );
      const isCommand = /(?:npx|yarn|pnpm|exec|bunx|["'`]|&&|^|\n|RUN|run:|- )\s*$/.test(text.slice(0, match.index));
      if (problem && isCommand) {
        report(match.index, problem);
      }
    }
  },
};

function explainCommand(words: readonly string[]): Explanation | undefined {
  const positions = words.filter((word) => !word.startsWith('-'));
  const command = commands
    .filter(({name}) =>
      positions
        .join(' ')
        .concat(' ')
        .startsWith(`${name.replace(/^npx remotion /, '')} `),
    )
    .sort((a, b) => b.name.length - a.name.length)[0];
  const [first = ''] = positions;
  if (!command) {
    if (first === '' || (groups.has(first) && positions.length === 1)) {
      return undefined;
    }
    const known = later[first];
    const suggestion = known ?? findNearest(positions.slice(0, groups.has(first) ? 3 : 1).join(' '), names)[0];
    return {
      message: `Remotion 3.2 has no command "remotion ${positions.slice(0, groups.has(first) ? 2 : 1).join(' ')}".`,
      fix: `Use npx remotion ${suggestion}.`,
    };
  }
  const unknown = words
    .filter((word) => /^--?\w/.test(word))
    .map((word) => word.replace(/=.*/, ''))
    .find((flag) => !command.flags.includes(flag) && !shortFlags.has(flag));
  return unknown === undefined
    ? undefined
    : {
        message: `${command.name} has no flag ${unknown} in 3.2.`,
        fix:
          command.flags.length === 0
            ? 'Remove it.'
            : `Remove it, or use ${findNearest(unknown, command.flags).slice(0, 2).join(' or ')}.`,
        link: '/docs/cli/flags',
      };
}
