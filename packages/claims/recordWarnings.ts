import {onTestFinished, vi} from 'vitest';

/** Returns an array that receives the warnings that are printed until the claim ends. */
export function recordWarnings(): readonly string[] {
  const warnings: string[] = [];
  const print = vi.spyOn(console, 'warn').mockImplementation((...words) => void warnings.push(words.join(' ')));
  onTestFinished(() => print.mockRestore());
  return warnings;
}
