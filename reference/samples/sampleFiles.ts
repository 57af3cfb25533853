import {posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compilerOptions} from './compilerOptions.ts';
import type {SampleFile} from './SampleFile.ts';

/**
 * Gives each sample that a program can see, code or a data file with a name, a path of its own. Nothing stands on
 * disk there, but imports of packages resolve from it.
 */
export const sampleFiles = <T extends SampleFile>(samples: readonly T[]): Map<string, T> =>
  new Map(samples.filter(isFile).map((sample) => [virtualPath(sample), sample]));

const isFile = ({language, title}: SampleFile): boolean =>
  compilerOptions[language] !== undefined || (language === 'json' && title !== undefined);

const root = fileURLToPath(new URL('../../checks/.samples', import.meta.url));

/** A folder for each block, so that two blocks may show the same file in two states. */
const virtualPath = (sample: SampleFile): string => {
  const extension = sample.language;
  const title = sample.title !== undefined && /^[\w./-]+\.(?:[jt]sx?|json)$/.test(sample.title);
  const name = title ? String(sample.title) : `sample.${extension}`;
  const path = name.endsWith(`.${extension}`) ? name : name.replace(/\.[jt]sx?$/, `.${extension}`);
  return posix.join(root, sample.page.replaceAll(/[^\w-]/g, '_'), `line-${sample.line}`, path);
};
