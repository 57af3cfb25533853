import {parseArgs} from 'node:util';
import {findNearestNames} from '../../toolkit-model/findNearestNames.ts';
import type {ToolContext} from '../tools/AgentTool.ts';
import {type Command, type CommandResult, commands, type Flags} from './commands.ts';
import {getErrorMessage} from '../../tooling/getErrorMessage.ts';

/** Runs a command of the program. Throws an error that says what is wrong with the arguments. */
export async function runCommand(args: readonly string[], context: ToolContext): Promise<CommandResult> {
  const [name = 'help', ...rest] = args;
  if (['help', '--help', '-h'].includes(name) || rest.includes('--help')) {
    return {text: createHelp(), exitCode: 0};
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    const [nearest] = findNearestNames(name, Object.keys(commands));
    throw new Error(`There is no command "${name}". Did you mean "${nearest}"?\n\n${createHelp()}`);
  }
  const {words, flags} = readArguments(name, command, rest);
  return command.run(words, flags, context);
}

function readArguments(
  name: string,
  {flags, usage}: Command,
  args: readonly string[],
): {readonly words: readonly string[]; readonly flags: Flags} {
  if (flags === undefined) {
    return {words: args, flags: {}};
  }
  const options = Object.fromEntries(Object.entries(flags).map(([flag, type]) => [flag, {type}]));
  try {
    const {positionals, values} = parseArgs({args: [...args], options, allowPositionals: true});
    return {words: positionals, flags: values as Flags};
  } catch (error) {
    const message = getErrorMessage(error);
    throw new Error(`${message}\n\nUsage: remotion-docs ${name} ${usage}`, {cause: error});
  }
}

function createHelp(): string {
  const rows = Object.entries(commands).map(([name, {usage, about}]) => [
    `remotion-docs ${name} ${usage}`.trim(),
    about,
  ]);
  return [
    'Tools for Remotion 3.2, offline.',
    '  remotion-docs\n      Serve the Model Context Protocol on standard input and output',
    ...rows.map(([line, about]) => `  ${line}\n      ${about}`),
  ].join('\n\n');
}
