import {createRequire} from 'node:module';
import {sep} from 'node:path';
import {vi} from 'vitest';

type Cli = {
  readonly Config: typeof import('@remotion/cli/dist/config/index.js').Config;
  readonly ConfigInternals: typeof import('@remotion/cli/dist/config/index.js').ConfigInternals;
  /** Returns another module of the command line, such as `image-formats`. */
  readonly load: <Module>(name: string) => Module;
};

const require = createRequire(import.meta.url);
const folder = `${sep}@remotion${sep}cli${sep}dist${sep}`;

/**
 * Loads the command line as a new process does: without any setting, and with the given flags applied. Its modules are
 * its own until the next call.
 */
export function loadCli(flags: readonly string[] = []): Cli {
  for (const file of Object.keys(require.cache).filter((path) => path.includes(folder))) {
    delete require.cache[file];
  }
  const args = process.argv;
  process.argv = [...args.slice(0, 2), ...flags];
  try {
    const load = <Module>(name: string): Module => require(`@remotion/cli/dist/${name}.js`) as Module;
    load<typeof import('@remotion/cli/dist/parse-command-line.js')>('parse-command-line').parseCommandLine();
    return {...load<Cli>('config/index'), load};
  } finally {
    process.argv = args;
  }
}

/** Runs a function of the command line that prints a message and ends the process. Returns the message. */
export function catchExit(run: () => unknown): string {
  const lines: string[] = [];
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const print = vi.spyOn(console, 'error').mockImplementation((...words) => void lines.push(words.join(' ')));
  try {
    run();
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'exit') {
      throw error;
    }
    return lines.join('\n');
  } finally {
    exit.mockRestore();
    print.mockRestore();
  }
  throw new Error('The process did not end.');
}
