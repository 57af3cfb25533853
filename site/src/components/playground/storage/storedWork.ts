import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {readProject} from '../../../../../packages/playground-core/project/projectSchema.ts';
import {readStore, writeStore} from './browserStore.ts';

const currentKey = 'playground.current';
const earlierKey = 'playground.earlier';

/** The maximum number of earlier projects. The oldest one is removed first. */
const mostEarlier = 8;

/** A project of the reader and its last change. */
export type KeptWork = {
  readonly project: PlaygroundProject;
  /** Milliseconds since 1970. */
  readonly time: number;
};

/** Saves the reader's current project in case of a crash or a reload. Returns whether it worked. */
export function storeCurrentWork(project: PlaygroundProject): boolean {
  return writeStore(currentKey, {project, time: Date.now()} satisfies KeptWork);
}

/** Returns the reader's last project. */
export function readCurrentWork(): KeptWork | undefined {
  return readWork(readStore(currentKey));
}

/** Returns the reader's earlier projects, newest first. */
export function readEarlierWork(): readonly KeptWork[] {
  const stored = readStore(earlierKey);
  return Array.isArray(stored) ? stored.flatMap((item: unknown) => readWork(item) ?? []) : [];
}

/** Moves the current project to the earlier ones before another one is opened. Returns whether there was one. */
export function putAside(opened: PlaygroundProject): boolean {
  const work = readCurrentWork();
  if (!work || isSame(work.project, opened)) {
    return false;
  }
  const others = readEarlierWork().filter(({project}) => !isSame(project, work.project));
  return writeStore(earlierKey, [work, ...others].slice(0, mostEarlier));
}

export function isSame(a: PlaygroundProject, b: PlaygroundProject): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function readWork(value: unknown): KeptWork | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const {project, time} = value as Partial<Record<keyof KeptWork, unknown>>;
  const read = readProject(project);
  return read && {project: read, time: typeof time === 'number' ? time : 0};
}
