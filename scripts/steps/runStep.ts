import {runCommand, type CommandOptions} from './runCommand.ts';

export type StepOptions = Omit<CommandOptions, 'write'> & {
  /** Prints the output when the step ends, because another step is running at the same time. */
  readonly isInBackground?: boolean;
};

/**
 * Prints a title, runs a command with its output, and prints how long it took.
 * Rejects with one sentence if the command fails.
 */
export async function runStep(
  title: string,
  command: readonly string[],
  {isInBackground = false, ...options}: StepOptions = {},
): Promise<void> {
  const started = performance.now();
  console.log(isInBackground ? `\n… ${title}: started` : `\n▸ ${title}`);
  const chunks: Buffer[] = [];
  const write = isInBackground ? (chunk: Buffer): void => void chunks.push(chunk) : undefined;
  const {code} = await runCommand(command, {...options, write});
  if (isInBackground) {
    console.log(`\n▸ ${title}\n${Buffer.concat(chunks).toString().trimEnd()}`);
  }
  if (code !== 0) {
    throw new Error(`${title}: failed with exit code ${code}. The output is above.`);
  }
  console.log(`  done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
