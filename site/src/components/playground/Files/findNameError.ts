import {fileNamePattern, maxFiles} from '../../../../../packages/playground-core/project/projectSchema.ts';

/** Returns why a file name is invalid, if it is. */
export function findNameError(name: string, others: readonly string[]): string | undefined {
  if (others.length >= maxFiles) {
    return `A project can have up to ${maxFiles} files. Delete one first.`;
  }
  if (others.includes(name)) {
    return `A file named “${name}” already exists. Choose another name.`;
  }
  if (!fileNamePattern.test(name)) {
    return 'Use letters, digits, - and _, and end the name in .tsx, .ts, .jsx, .js, .json or .css. For example: parts/Title.tsx';
  }
  return undefined;
}
