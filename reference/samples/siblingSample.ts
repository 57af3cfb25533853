import {posix} from 'node:path';
import type ts from 'typescript';
import type {SampleFile} from './SampleFile.ts';

/** The block of the same page that shows the imported file; the nearest one above, else the nearest below. */
export const siblingSample = (
  specifier: string,
  from: string,
  files: ReadonlyMap<string, SampleFile>,
): ts.ResolvedModuleFull | undefined => {
  const importer = files.get(from);
  if (importer === undefined || !specifier.startsWith('.')) return undefined;
  const wanted = posix.join(posix.dirname(importer.title ?? ''), specifier);
  const found = [...files]
    .filter(([, sample]) => sample.page === importer.page && isModule(sample, wanted))
    .sort(([, a], [, b]) => distance(importer, a) - distance(importer, b))[0];
  if (!found) return undefined;
  return {resolvedFileName: found[0], extension: `.${found[1].language}`};
};

/** Code is imported without its ending, data with it. */
const isModule = ({title = ''}: SampleFile, wanted: string): boolean =>
  title === wanted || title.replace(/\.[jt]sx?$/, '') === wanted;

const distance = (from: SampleFile, to: SampleFile): number =>
  to.line <= from.line ? from.line - to.line : 1e6 + to.line - from.line;
