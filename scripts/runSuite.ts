import {spawn} from 'node:child_process';
import {root} from '../packages/tooling/root.ts';
import type {Totals} from './totals.ts';

export type Suite = {
  readonly title: string;
  readonly command: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  /** The inputs of a slow suite. `npm test` skips it if they haven't changed since the last full run. */
  readonly inputs?: readonly string[];
  /** Reads the number of tests from the output. Without it, the suite counts as one test. */
  readonly count?: (output: string) => Totals | undefined;
};

/**
 * Runs a suite and shows its output. A suite that fails counts as at least one failed test, even if its output doesn't
 * include one.
 */
export async function runSuite({title, command, variables = {}, count}: Suite): Promise<Totals> {
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
}

function runShown(
  [name = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<{code: number; output: string}> {
  return new Promise((resolve, reject) => {
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
}
