import {spawn} from 'node:child_process';
import {root} from '../../packages/tooling/root.ts';

export type CommandOptions = {
  /** Environment variables to add. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Ends the command early, which rejects. */
  readonly signal?: AbortSignal;
  /** Receives the output while the command runs. Without it, the command writes to the terminal itself. */
  readonly write?: ((chunk: Buffer) => void) | undefined;
};

/** Runs a command in the root of the repository. Returns what it wrote to its standard output, if there is a `write`. */
export function runCommand(
  [name = '', ...args]: readonly string[],
  {variables, signal, write}: CommandOptions,
): Promise<{code: number; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: root,
      stdio: write ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: {...process.env, ...variables},
      shell: process.platform === 'win32',
      ...(signal && {signal}),
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      write?.(chunk);
    });
    child.stderr?.on('data', (chunk: Buffer) => write?.(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}
