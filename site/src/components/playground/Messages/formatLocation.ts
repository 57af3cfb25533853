import type {Problem} from '../../../../../packages/playground-core/compile/Problem.ts';

/** Returns where an error is: `Title.tsx, line 3`. */
export function formatLocation({file, line}: Problem): string {
  return line === undefined ? `${file}` : `${file}, line ${line}`;
}
