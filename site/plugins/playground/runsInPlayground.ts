import {compileProject} from '../../src/components/playground/compile/compileProject';

/** Whether the playground has everything that files import. */
export const runsInPlayground = (files: Readonly<Record<string, string>>): boolean =>
  'modules' in compileProject({files});
