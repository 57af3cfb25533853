import {compileProject} from './compileProject.ts';

/** Returns whether files compile and only import what the playground has. */
export function isRunnable(files: Readonly<Record<string, string>>): boolean {
  return 'modules' in compileProject({files});
}
