import {readFile} from 'node:fs/promises';
import {relative, resolve} from 'node:path';
import {text as readText} from 'node:stream/consumers';
import type {CheckedFile} from '../check/CheckedFile.ts';
import {formatFindings} from '../check/formatFindings.ts';
import type {ToolContext} from '../tools/AgentTool.ts';
import {localTools} from '../tools/localTools.ts';

export type CommandResult = {readonly text: string; readonly exitCode: number};

const help = `Tools for Remotion 3.2, offline.

  remotion-docs                              Serve the Model Context Protocol on standard input and output
  remotion-docs check <file...> [--json]     Check files. Ends with 1 if there are errors
  remotion-docs search <query>               Search the documentation
  remotion-docs read <page> [section]        Print a page as Markdown
  remotion-docs api [name]                   Print the API of an export, a flag or a setter
  remotion-docs explain <file | ->           Explain the errors in a log
  remotion-docs call <tool> [json]           Call any tool with its input as JSON
  remotion-docs tools                        List the tools
`;

/** Runs a command of the program. Throws an error that says what is wrong with the arguments. */
export async function runCommand(args: readonly string[], context: ToolContext): Promise<CommandResult> {
  const [command = 'help', ...rest] = args;
  const words = rest.filter((word) => !word.startsWith('--'));
  switch (command) {
    case 'help':
    case '--help':
    case '-h':
      return {text: help, exitCode: 0};
    case 'check':
      return check(words, rest.includes('--json'), context);
    case 'search':
      return callTool('search_docs', {query: words.join(' ')}, context);
    case 'read':
      return callTool('read_page', {page: words[0] ?? '', section: words[1]}, context);
    case 'api':
      return callTool('list_api', {name: words.length > 0 ? rest.join(' ') : rest[0]}, context);
    case 'explain':
      return callTool('explain_error', {log: await readLogFile(words[0])}, context);
    case 'call':
      return callTool(words[0] ?? '', JSON.parse(words[1] ?? '{}'), context);
    case 'tools':
      return {text: localTools.map(({name, description}) => `${name}\n  ${description}`).join('\n\n'), exitCode: 0};
    default:
      throw new Error(`There is no command "${command}".\n\n${help}`);
  }
}

async function check(
  paths: readonly string[],
  asJson: boolean,
  {data, checkCode}: ToolContext,
): Promise<CommandResult> {
  if (paths.length === 0) {
    throw new Error('Pass the files to check: remotion-docs check src/Root.tsx src/Title.tsx');
  }
  const result = await checkCode(await Promise.all(paths.map(readSource)));
  const exitCode = result.findings.some(({severity}) => severity === 'error') ? 1 : 0;
  return {text: asJson ? JSON.stringify(result, null, 2) : formatFindings(result, data.siteUrl), exitCode};
}

async function readSource(path: string): Promise<CheckedFile> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Error(`${path} can't be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const own = relative(process.cwd(), resolve(path)).replaceAll('\\', '/');
  // A file outside of the current folder is checked under its name.
  return {path: own.startsWith('..') ? (own.split('/').at(-1) ?? own) : own, text};
}

async function readLogFile(path: string | undefined): Promise<string> {
  if (path === undefined) {
    throw new Error('Pass a file with the log, or - for standard input: remotion-docs explain render.log');
  }
  return path === '-' ? readText(process.stdin) : readFile(path, 'utf8');
}

async function callTool(name: string, input: unknown, context: ToolContext): Promise<CommandResult> {
  const tool = localTools.find((item) => item.name === name);
  if (!tool) {
    throw new Error(`There is no tool "${name}". The tools are ${localTools.map((item) => item.name).join(', ')}.`);
  }
  return {text: (await tool.run(input, context)).text, exitCode: 0};
}
