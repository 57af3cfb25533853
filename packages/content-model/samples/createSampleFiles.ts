import {posix} from 'node:path';
import {fileURLToPath} from 'node:url';
import {compilerOptions} from './compilerOptions.ts';
import type {SampleFile} from './SampleFile.ts';

/**
 * Assigns a unique path to each code sample and each data file with a name. This writes nothing to disk, but imports of
 * packages resolve from that path.
 */
export function createSampleFiles<T extends SampleFile>(samples: readonly T[]): Map<string, T> {
  return new Map(samples.filter(isFile).map((sample) => [getSamplePath(sample), sample]));
}

function isFile({language, title}: SampleFile): boolean {
  return compilerOptions[language] !== undefined || (language === 'json' && title !== undefined);
}

/** The virtual folder of all samples, which doesn't exist on disk. */
export const samplesFolder = fileURLToPath(new URL('../.samples', import.meta.url));

/** Returns a path in a separate folder for each block, so that two blocks can show different versions of the same file. */
export function getSamplePath(sample: SampleFile): string {
  const extension = sample.language;
  const title = sample.title !== undefined && /^[\w./-]+\.(?:[jt]sx?|json)$/.test(sample.title);
  const name = title ? String(sample.title) : `sample.${extension}`;
  const path = name.endsWith(`.${extension}`) ? name : name.replace(/\.[jt]sx?$/, `.${extension}`);
  return posix.join(samplesFolder, sample.page.replaceAll(/[^\w-]/g, '_'), `line-${sample.line}`, path);
}
