import type {PlaygroundProject} from '../project/PlaygroundProject';
import {readProject} from '../project/projectSchema';
import {readStore, writeStore} from './browserStore';

const key = 'playground.edits';

/** Examples of which the reader's version is kept; the one that was changed longest ago goes when there is one more. */
const most = 20;

/** What the reader has made of an example in its page. */
export const keptEdit = (example: string): PlaygroundProject | undefined => readProject(edits()[example]);

/** Keeps what the reader has made of an example, or forgets it. */
export const keepEdit = (example: string, project: PlaygroundProject | undefined): void => {
  const others = Object.entries(edits()).filter(([name]) => name !== example);
  const all = project === undefined ? others : [...others, [example, project]];
  writeStore(key, Object.fromEntries(all.slice(-most)));
};

const edits = (): Record<string, unknown> => {
  const stored = readStore(key);
  return typeof stored === 'object' && stored !== null ? {...stored} : {};
};
