import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {readProject} from '../../../../../packages/playground-core/project/projectSchema.ts';
import {readStore, writeStore} from './browserStore.ts';

const currentKey = 'playground.current';
const earlierKey = 'playground.earlier';

/** The maximum number of earlier projects. The oldest one is removed first. */
const maxEarlier = 8;

const UNSAVED =
  'Your previous project is under “Earlier work”, but only until you close this tab, because this browser’s storage is full or blocked.';

/** A project of the reader and its last change. */
export type StoredWork = {
  readonly project: PlaygroundProject;
  /** Milliseconds since 1970. */
  readonly time: number;
};

/** Saves the reader's current project in case of a crash or a reload. Returns whether it worked. */
export function storeCurrentWork(project: PlaygroundProject): boolean {
  return writeStore(currentKey, {project, time: Date.now()} satisfies StoredWork);
}

/** Returns the reader's last project. */
export function readCurrentWork(): StoredWork | undefined {
  return readWork(readStore(currentKey));
}

/** Returns the reader's earlier projects, newest first. */
export function readEarlierWork(): readonly StoredWork[] {
  const stored = readStore(earlierKey);
  return Array.isArray(stored) ? stored.flatMap((item: unknown) => readWork(item) ?? []) : [];
}

/** What happened to the reader's work when another project was opened. Empty if there was none. */
export type Aside = {
  /** A message for the reader. */
  readonly notice?: string;
  /** The work, if the browser couldn't save it. */
  readonly unsaved?: StoredWork;
};

/** Saves the reader's work as an earlier project before another one is opened. */
export function putAside(work: StoredWork | undefined, opened: PlaygroundProject): Aside {
  if (!work || isSame(work.project, opened)) {
    return {};
  }
  const others = readEarlierWork().filter(({project}) => !isSame(project, work.project));
  return writeStore(earlierKey, [work, ...others].slice(0, maxEarlier))
    ? {notice: 'Your previous project is saved under “Earlier work”.'}
    : {notice: UNSAVED, unsaved: work};
}

export function isSame(a: PlaygroundProject, b: PlaygroundProject): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function readWork(value: unknown): StoredWork | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const {project, time} = value as Partial<Record<keyof StoredWork, unknown>>;
  const read = readProject(project);
  return read && {project: read, time: typeof time === 'number' ? time : 0};
}
