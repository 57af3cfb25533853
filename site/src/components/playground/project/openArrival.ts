import {currentWork, putAside} from '../storage/keptWork';
import {blankProject} from './blankProject';
import {decodeProject} from './decodeProject';
import {loadExample} from './loadExample';
import type {PlaygroundProject} from './PlaygroundProject';

/** What the playground opens with. */
export interface Arrival {
  readonly project: PlaygroundProject;
  /** What the reader has to know about it. */
  readonly notice?: string;
}

/**
 * Opens what the address asks for, `#code=…`, `?demo=fade-in` or `?sample=0a1b2c3d4e`; else what the reader was
 * writing; else something to begin with. What the reader was writing is kept in each case.
 * Rejects when an example can't be loaded.
 */
export const openArrival = async ({hash, search}: Pick<Location, 'hash' | 'search'>): Promise<Arrival> => {
  const kept = currentWork();
  const asked = await askedProject(hash, search);
  if (asked === 'broken')
    return {project: kept?.project ?? blankProject, notice: 'The code in this link is incomplete and can’t be opened.'};
  if (asked === undefined) return {project: kept?.project ?? blankProject};
  const notice = putAside(asked) ? 'What you were writing before is kept below “Earlier work”.' : undefined;
  return {project: asked, notice};
};

const askedProject = async (hash: string, search: string): Promise<PlaygroundProject | 'broken' | undefined> => {
  if (hash.startsWith('#code=')) return decodeProject(hash.slice('#code='.length)) ?? 'broken';
  const query = new URLSearchParams(search);
  const demo = query.get('demo');
  const sample = query.get('sample');
  if (demo !== null && isName(demo)) return loadExample(`demos/${demo}`);
  return sample !== null && isName(sample) ? loadExample(`samples/${sample}`) : undefined;
};

const isName = (text: string): boolean => /^[\w-]+$/.test(text);
