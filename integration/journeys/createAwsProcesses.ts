import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build} from 'esbuild';
import {root} from '../../packages/tooling/root.ts';
import {readCalls} from './readCalls.ts';

/** Processes that can't reach AWS. */
export type AwsProcesses = {
  /** The environment variables that each process needs. */
  readonly variables: Readonly<Record<string, string>>;
  /** Returns the commands that processes have sent since the last call, each once. */
  readonly readNewCommands: () => readonly string[];
};

/** Prepares an empty AWS account in a folder. It remembers what the processes create. */
export async function createAwsProcesses(folder: string): Promise<AwsProcesses> {
  const entryPoint = join(root, 'integration/journeys/answerAwsCalls.ts');
  const outfile = join(folder, 'answerAwsCalls.mjs');
  await build({
    entryPoints: [entryPoint],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The bundle isn't in the same folder as the packages that it loads.
    define: {'import.meta.url': JSON.stringify(pathToFileURL(entryPoint).href)},
    logLevel: 'silent',
  });
  const file = join(folder, 'calls.jsonl');
  let count = 0;
  return {
    variables: {NODE_OPTIONS: `--import=${pathToFileURL(outfile).href}`, SENT_AWS_CALLS: file},
    readNewCommands: () => {
      const calls = readCalls(file);
      const added = calls.slice(count);
      count = calls.length;
      return [...new Set(added.map(({command}) => command))];
    },
  };
}
