import {compileProject} from './compileProject.ts';

/** Whether files compile, and the playground has everything that they import. */
export function isRunnable(files: Readonly<Record<string, string>>): boolean {
  return 'modules' in compileProject({files});
}
