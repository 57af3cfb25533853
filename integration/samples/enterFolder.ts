import {onTestFinished} from 'vitest';

/** Makes a folder the current directory until the test has finished. */
export function enterFolder(folder: string): void {
  const before = process.cwd();
  process.chdir(folder);
  onTestFinished(() => process.chdir(before));
}
