import {findInputErrors} from '../../planner-core/command/findInputErrors.ts';
import {getSettings} from '../../planner-core/command/getSettings.ts';
import {readCommand} from '../../planner-core/command/readCommand.ts';
import {findOpenQuote} from '../../planner-core/command/splitWords.ts';
import {commands} from '../../toolkit-model/data/commands.ts';
import {findNearestNames} from '../../toolkit-model/findNearestNames.ts';
import {findConflicts} from '../../toolkit-model/rules/findConflicts.ts';
import {commandFile} from '../check/fileKinds.ts';
import type {Explanation, Rule} from './Rule.ts';
import {remotionVersion} from '../../toolkit-model/versions.ts';

const names = commands.map(({name}) => name.replace(/^npx remotion /, ''));
const groups = new Set(names.filter((name) => name.includes(' ')).flatMap((name) => name.split(' ').slice(0, -1)));
const shortFlags = new Set(['-q', '-y', '--yes', '--help', '--version', '--log']);

/** What to do instead of the commands of later versions. */
const later: Readonly<Record<string, Pick<Explanation, 'fix' | 'link'>>> = {
  studio: {fix: 'Use npx remotion preview.'},
  start: {fix: 'Use npx remotion preview.'},
  browser: {fix: 'Remove the command. If Remotion can’t find a browser, it downloads one when you render.'},
  add: {
    fix: `Run npm install --save-exact with the name of the package and its version for Remotion ${remotionVersion}.`,
    link: '/docs/version-mismatch',
  },
  gpu: {fix: 'Remove the command. To choose the OpenGL renderer, pass --gl to npx remotion render.', link: '/docs/gpu'},
  bundle: {fix: 'Call bundle() from @remotion/bundler in a Node.js script.', link: '/docs/bundle'},
  init: {fix: 'Download a new project for 3.2 instead.', link: '/start'},
};

/** Finds commands, subcommands and flags that the command line of 3.2 doesn't have, and flags that exclude each other. */
export const commandLine: Rule = {
  name: 'command-line',
  about: 'Commands and flags that don’t exist in 3.2',
  severity: 'error',
  link: '/docs/cli',
  checkText({path, text}, report) {
    if (!commandFile.test(path)) {
      return;
    }
    for (const match of text.matchAll(
      /(?<![\w@/.-])remotion((?: +(?!&&|\|)[^\s"'`\\]+| *\\\r?\n| +'[^'\n]*'| +\\"[^"\n]*\\")+)/g,
    )) {
      const words = (match[1] ?? '').replaceAll(/\\\r?\n/g, ' ').trim();
      const problem = explainCommand(words.replaceAll(/[();]/g, ' ').trim().split(/\s+/)) ?? explainConflict(words);
      const isCommand = /(?:npx|yarn|pnpm|exec|bunx|["'`]|&&|^|\n|RUN|run:|- )\s*$/.test(text.slice(0, match.index));
      if (problem && isCommand) {
        report(match.index, problem);
      }
    }
  },
};

/**
 * Explains values and combinations of flags that `remotion render` rejects. Skips commands with variables and
 * placeholders, and settings that the configuration file may contain.
 */
function explainConflict(words: string): Explanation | undefined {
  const [beginning = ''] = words.split(/(?:(?<=\s)\d)?[;|<>&()#]/);
  const own = beginning.replaceAll(/(?<=\w)[.,:]+(?=\s|$)/g, '');
  const read = readCommand(`npx remotion ${own}`);
  if (read instanceof Error || /[$%[\]{}…]/.test(own) || Object.values(read.choices.options).includes('')) {
    return undefined;
  }
  // A character that ends the command elsewhere is part of a quoted name.
  if (findOpenQuote(own) !== undefined) {
    return undefined;
  }
  const {options} = read.choices;
  const link = '/docs/encoding';
  // In prose, the words after a command look like its arguments.
  const wrong = findInputErrors(read.choices).find(({name}) => name !== 'composition' && name !== 'entry');
  const text = wrong?.text ?? read.problems[0];
  if (text !== undefined) {
    const [, message = text, fix = 'Change the value.'] = /^(.+?\.) (.+)$/.exec(text) ?? [];
    return {message, fix, link};
  }
  const isCodecKnown = options.codec !== undefined || /\.mp4(?:\s|$)/.test(own);
  const conflict = findConflicts(getSettings(read.choices)).find(({settings}) =>
    settings.every((name) => (name === 'codec' ? isCodecKnown : options[name] !== undefined)),
  );
  return conflict && {message: conflict.reason, fix: conflict.fix, link};
}

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
    const known = Object.hasOwn(later, first) ? later[first] : undefined;
    const [suggestion] = findNearestNames(positions.slice(0, groups.has(first) ? 3 : 1).join(' '), names);
    return {
      message: `Remotion 3.2 has no command "remotion ${positions.slice(0, groups.has(first) ? 2 : 1).join(' ')}".`,
      ...(known ?? {fix: `Use npx remotion ${suggestion}.`}),
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
            : `Remove it, or use ${findNearestNames(unknown, command.flags).slice(0, 2).join(' or ')}.`,
        link: '/docs/cli/flags',
      };
}
