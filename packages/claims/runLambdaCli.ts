import {createRequire} from 'node:module';
import {sep} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {onTestFinished, vi} from 'vitest';
import {collectConsole} from './collectConsole.ts';
import {type Answers, type AwsCall, forbidAws, replaceAws} from './replaceAws.ts';

type Result = {
  readonly calls: readonly AwsCall[];
  /** What the command prints: information, warnings, errors, and then its progress and questions. */
  readonly output: string;
  readonly exitCode: number;
};

type Options = {
  readonly answers?: Answers;
  /** What the user types when the command asks for confirmation, one for each question. */
  readonly typed?: readonly string[];
  /** Whether the environment contains an access key. */
  readonly hasKey?: boolean;
  /** The folder with the project's `package.json`, which is the current directory by default. */
  readonly remotionRoot?: string;
};

const require = createRequire(import.meta.url);
const folders = ['cli', 'lambda'].map((name) => `${sep}@remotion${sep}${name}${sep}dist${sep}`);

/** Runs `npx remotion lambda` as a new process does, with AWS replaced. */
export async function runLambdaCli(
  command: string,
  {answers = {}, typed = [], hasKey = true, remotionRoot = process.cwd()}: Options = {},
): Promise<Result> {
  const loaded = unloadModules();
  const calls = hasKey ? replaceAws(answers) : forbidAws();
  const lines = (['log', 'warn', 'error'] as const).map((method) => collectConsole(method));
  const progress: string[] = [];
  const questions = [...typed];
  const printed = (): string => stripVTControlCharacters([...lines.flat(), ...progress].join('\n'));
  let ended: Result | undefined;
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => progress.push(String(text)) > 0),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      // Code after this still runs.
      ended ??= {calls: [...calls], output: printed(), exitCode: Number(code)};
      throw new Error('exit');
    }),
    vi.spyOn(require('node:readline') as typeof import('node:readline'), 'createInterface').mockReturnValue({
      question: (text: string, answer: (typed: string) => void) => {
        progress.push(text);
        answer(questions.shift() ?? '');
      },
      close: () => {},
    } as never),
  ];
  vi.stubEnv('REMOTION_AWS_REGION', undefined);
  vi.stubEnv('AWS_REGION', undefined);
  // Otherwise, Remotion would download a browser.
  vi.stubEnv('PUPPETEER_EXECUTABLE_PATH', process.execPath);
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  const args = process.argv;
  const words = command.split(' ').filter(Boolean);
  process.argv = [...args.slice(0, 2), 'lambda', ...words];
  try {
    const {executeCommand} = require('@remotion/lambda/dist/cli/index.js') as {
      executeCommand: (args: readonly unknown[], remotionRoot: string) => Promise<void>;
    };
    const {parseCommandLine} = require('@remotion/cli/dist/parse-command-line.js') as {parseCommandLine: () => void};
    parseCommandLine();
    const {parsedLambdaCli} = require('@remotion/lambda/dist/cli/args.js') as {parsedLambdaCli: {_: unknown[]}};
    await executeCommand(parsedLambdaCli._.slice(1), remotionRoot);
  } catch (error) {
    if (!ended) {
      throw error;
    }
  } finally {
    process.argv = args;
    spies.forEach((spy) => spy.mockRestore());
    unloadModules();
    // Other claims compare functions that different modules of the package export.
    Object.assign(require.cache, loaded);
  }
  return ended ?? {calls, output: printed(), exitCode: 0};
}

/** Removes the modules of the command line from the cache of Node.js, and returns them by their paths. */
function unloadModules(): typeof require.cache {
  const modules = Object.entries(require.cache).filter(([path]) => folders.some((folder) => path.includes(folder)));
  modules.forEach(([path]) => delete require.cache[path]);
  return Object.fromEntries(modules);
}
