import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {readProject} from '../../../../../packages/playground-core/project/projectSchema.ts';
import {readStore, writeStore} from './browserStore.ts';

const key = 'playground.edits';

/** The maximum number of examples with saved changes. The one with the oldest changes is removed first. */
const maxEdits = 20;

/** The reader's changes to an example on its page. */
export function readStoredEdit(example: string): PlaygroundProject | undefined {
  return readProject(readEdits()[example]);
}

/** Saves or removes the reader's changes to an example. */
export function storeEdit(example: string, project: PlaygroundProject | undefined): void {
  const others = Object.entries(readEdits()).filter(([name]) => name !== example);
  const all = project === undefined ? others : [...others, [example, project]];
  writeStore(key, Object.fromEntries(all.slice(-maxEdits)));
}

function readEdits(): Record<string, unknown> {
  const stored = readStore(key);
  return typeof stored === 'object' && stored !== null ? {...stored} : {};
}
