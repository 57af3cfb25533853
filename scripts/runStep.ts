import {spawn} from 'node:child_process';
import {root} from '../packages/tooling/root.ts';

/**
 * Prints a title, runs a command with its output, and prints how long it took.
 * Rejects with one sentence if the command fails.
 */
export async function runStep(title: string, command: readonly string[], variables: Variables = {}): Promise<void> {
  const started = performance.now();
  console.log(`\n▸ ${title}`);
  const code = await runCommand(command, variables);
  if (code !== 0) {
    throw new Error(`${title}: failed with exit code ${code}. The output is above.`);
  }
  console.log(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

export type Variables = Readonly<Record<string, string>>;

function runCommand([name = '', ...args]: readonly string[], variables: Variables): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: root,
      stdio: 'inherit',
      env: {...process.env, ...variables},
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
