import {spawn} from 'node:child_process';
import {root} from '../packages/tooling/root.ts';

export type StepOptions = {
  /** Environment variables to add. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Prints the output when the step ends, because another step is running at the same time. */
  readonly isInBackground?: boolean;
  /** Ends the step early. */
  readonly signal?: AbortSignal;
};

/**
 * Prints a title, runs a command with its output, and prints how long it took.
 * Rejects with one sentence if the command fails.
 */
export async function runStep(title: string, command: readonly string[], options: StepOptions = {}): Promise<void> {
  const started = performance.now();
  console.log(options.isInBackground ? `\n… ${title}: started` : `\n▸ ${title}`);
  const {code, output} = await runCommand(command, options);
  if (options.isInBackground) {
    console.log(`\n▸ ${title}\n${output.trimEnd()}`);
  }
  if (code !== 0) {
    throw new Error(`${title}: failed with exit code ${code}. The output is above.`);
  }
  console.log(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function runCommand(
  [name = '', ...args]: readonly string[],
  {variables, isInBackground = false, signal}: StepOptions,
): Promise<{code: number; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: root,
      stdio: isInBackground ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {...process.env, ...variables},
      shell: process.platform === 'win32',
      ...(signal && {signal}),
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output: Buffer.concat(chunks).toString()}));
  });
}
