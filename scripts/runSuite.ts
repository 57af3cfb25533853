import {spawn} from 'node:child_process';
import {root} from './root.ts';
import type {Totals} from './totals.ts';

export interface Suite {
  readonly title: string;
  readonly command: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  /** Reads the suite's own count from what it printed; without it, the suite counts as one test. */
  readonly count?: (output: string) => Totals | undefined;
}

/**
 * Runs a suite with its output shown. A suite that ends with a failure counts at least one failed test, also when it
 * could not say which.
 */
export const runSuite = async ({title, command, variables = {}, count}: Suite): Promise<Totals> => {
  const started = performance.now();
  console.log(`\n▸ ${title}`);
  const {code, output} = await runShown(command, variables);
  const {passed, failed} = count?.(output) ?? {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1};
  const totals = {passed, failed: code === 0 ? failed : Math.max(failed, 1)};
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `  ${totals.failed === 0 ? 'ok' : 'FAILED'}: ${totals.passed} passed, ${totals.failed} failed (${seconds} s)`,
  );
  return totals;
};

const runShown = (
  [name = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<{code: number; output: string}> =>
  new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {...process.env, ...variables},
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
