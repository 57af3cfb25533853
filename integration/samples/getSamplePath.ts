import type {Sample} from '../../packages/content-model/samples/sample.ts';

/** Returns the path of a sample in its project: the one that the page shows, or a name of our own. */
export function getSamplePath({title, language}: Pick<Sample, 'language' | 'title'>): string {
  const path = /^[\w./-]+\.[jt]sx?$/.test(title ?? '') ? String(title) : 'sample';
  return path.replace(/(?:\.[jt]sx?)?$/, `.${language}`);
}
