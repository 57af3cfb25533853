import type {CodeProblem} from '../../../../../packages/playground-core/compile/CodeProblem.ts';

/** Returns where an error is: `Title.tsx, line 3`. */
export function formatLocation({file, line}: CodeProblem): string {
  return line === undefined ? `${file}` : `${file}, line ${line}`;
}
