import {isSameProject, readCurrentWork, saveAsEarlierWork} from './storage/storedWork.ts';
import {blankProject} from '../../../../packages/playground-core/project/blankProject.ts';
import {decodeProject} from '../../../../packages/playground-core/project/decodeProject.ts';
import {loadExample} from './loadExample.ts';
import type {PlaygroundProject} from '../../../../packages/playground-core/project/PlaygroundProject.ts';

/** The project that the playground opens. */
export type ProjectFromUrl = {
  readonly project: PlaygroundProject;
  /** The project without the reader’s changes, if it’s their last one. */
  readonly origin?: PlaygroundProject | undefined;
  /** A message for the reader. */
  readonly notice?: string;
};

/**
 * Opens the project in the URL, `#code=…`, `?demo=fade-in` or `?sample=0a1b2c3d4e`. Without one, opens the reader's
 * last project or the default one. The reader's last project is put aside. Rejects if an example can't be loaded.
 */
export async function openProjectFromUrl({hash, search}: Pick<Location, 'hash' | 'search'>): Promise<ProjectFromUrl> {
  const last = readCurrentWork();
  const requested = await readRequestedProject(hash, search);
  if (requested === 'broken') {
    return {
      project: last?.project ?? blankProject,
      origin: last?.origin,
      notice: 'This link can’t be opened because it’s incomplete or damaged. Copy the whole link again.',
    };
  }
  if (last && (requested === undefined || isSameProject(requested, last.project))) {
    return {project: last.project, origin: last.origin};
  }
  if (requested === undefined) {
    return {project: blankProject};
  }
  return {project: requested, notice: saveAsEarlierWork(requested)};
}

async function readRequestedProject(hash: string, search: string): Promise<PlaygroundProject | 'broken' | undefined> {
  if (hash.startsWith('#code=')) {
    return decodeProject(hash.slice('#code='.length)) ?? 'broken';
  }
  const query = new URLSearchParams(search);
  const demo = query.get('demo');
  const sample = query.get('sample');
  if (demo !== null && isName(demo)) {
    return loadExample(`demos/${demo}`);
  }
  if (sample !== null && isName(sample)) {
    return loadExample(`samples/${sample}`);
  }
  // Other sites add parameters of their own.
  const isBroken = [...query.keys()].some((name) => projectNames.has(name));
  return isBroken || (hash !== '' && !hash.startsWith(skipLink)) ? 'broken' : undefined;
}

/** Parameters with which people try to open a project. */
const projectNames: ReadonlySet<string> = new Set(['demo', 'sample', 'example', 'project', 'code']);

/** The target of the link that skips the header. */
const skipLink = '#__docusaurus';

function isName(text: string): boolean {
  return /^[\w-]+$/.test(text);
}
