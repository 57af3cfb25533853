import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {readProject} from '../../../../../packages/playground-core/project/projectSchema.ts';
import {readStore, writeStore} from './browserStore.ts';

const currentKey = 'playground.current';
const earlierKey = 'playground.earlier';

/** The maximum number of earlier projects. The oldest one is removed first. */
const maxEarlier = 8;

/** A project of the reader and its last change. */
export type StoredWork = {
  readonly project: PlaygroundProject;
  /** The project as it was opened, before the reader’s changes. */
  readonly origin?: PlaygroundProject | undefined;
  /** Milliseconds since 1970. */
  readonly time: number;
};

/** Saves the reader's current project in case of a crash or a reload. Returns whether the browser could store it. */
export function storeCurrentWork(project: PlaygroundProject, origin?: PlaygroundProject): boolean {
  return writeStore(currentKey, {project, origin, time: Date.now()} satisfies StoredWork);
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

/**
 * Saves the reader's current project as an earlier one before another one is opened. Returns a message for the reader,
 * or `undefined` if there was nothing to save. `subject` is what the message calls the project, with its verb.
 */
export function saveAsEarlierWork(opened: PlaygroundProject, subject = 'Your previous project is'): string | undefined {
  const work = readCurrentWork();
  if (!work || isSameProject(work.project, opened)) {
    return undefined;
  }
  const others = readEarlierWork().filter(({project}) => !isSameProject(project, work.project));
  return writeStore(earlierKey, [{...work, origin: undefined}, ...others].slice(0, maxEarlier))
    ? `${subject} saved under “Earlier work”.`
    : `${subject} under “Earlier work” until you close or reload this tab, because this browser’s storage is full or blocked.`;
}

export function isSameProject(a: PlaygroundProject, b: PlaygroundProject): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function readWork(value: unknown): StoredWork | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const {project, origin, time} = value as Partial<Record<keyof StoredWork, unknown>>;
  const read = readProject(project);
  return read && {project: read, origin: readProject(origin), time: typeof time === 'number' ? time : 0};
}
