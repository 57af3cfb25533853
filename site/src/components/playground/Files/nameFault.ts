import {fileNamePattern, mostFiles} from '../project/projectSchema';

/** What is wrong with a name for a file, if anything. */
export const nameFault = (name: string, others: readonly string[]): string | undefined => {
  if (others.length >= mostFiles) return `A project has at most ${mostFiles} files.`;
  if (others.includes(name)) return `There is a file “${name}” already.`;
  if (!fileNamePattern.test(name))
    return 'A name has letters, digits, - and _, and ends in .tsx, .ts, .jsx, .js, .json or .css: parts/Title.tsx';
  return undefined;
};
