import {posix} from 'node:path';
import type ts from 'typescript';
import type {SampleFile} from './SampleFile.ts';

/** Finds the block on the same page that contains the imported file: the closest one above, or else below. */
export function findSiblingSample(
  specifier: string,
  from: string,
  files: ReadonlyMap<string, SampleFile>,
): ts.ResolvedModuleFull | undefined {
  const importer = files.get(from);
  if (importer === undefined || !specifier.startsWith('.')) {
    return undefined;
  }
  const wanted = posix.join(posix.dirname(importer.title ?? ''), specifier);
  const found = [...files]
    .filter(([, sample]) => sample.page === importer.page && isModule(sample, wanted))
    .sort(([, a], [, b]) => getDistance(importer, a) - getDistance(importer, b))[0];
  if (!found) {
    return undefined;
  }
  return {resolvedFileName: found[0], extension: `.${found[1].language}`};
}

/** Code is imported without its extension, data with it. */
function isModule({title = ''}: SampleFile, wanted: string): boolean {
  return title === wanted || title.replace(/\.[jt]sx?$/, '') === wanted;
}

function getDistance(from: SampleFile, to: SampleFile): number {
  return to.line <= from.line ? from.line - to.line : 1e6 + to.line - from.line;
}
