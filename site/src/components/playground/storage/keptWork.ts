import type {PlaygroundProject} from '../project/PlaygroundProject';
import {readProject} from '../project/projectSchema';
import {readStore, writeStore} from './browserStore';

const currentKey = 'playground.current';
const earlierKey = 'playground.earlier';

/** Earlier projects that are kept; the oldest goes when there is one more. */
const mostEarlier = 8;

/** Something that the reader has written, and when. */
export interface KeptWork {
  readonly project: PlaygroundProject;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Keeps what the reader is writing, for the time after a crash or a reload. Says whether that worked. */
export const keepCurrent = (project: PlaygroundProject): boolean =>
  writeStore(currentKey, {project, time: Date.now()} satisfies KeptWork);

/** What the reader was writing last. */
export const currentWork = (): KeptWork | undefined => readWork(readStore(currentKey));

/** What the reader has written before opening something else, latest first. */
export const earlierWork = (): readonly KeptWork[] => {
  const stored = readStore(earlierKey);
  return Array.isArray(stored) ? stored.flatMap((item: unknown) => readWork(item) ?? []) : [];
};

/** Puts the current work to the earlier, so that something else can be opened. Says whether there was any. */
export const putAside = (opened: PlaygroundProject): boolean => {
  const work = currentWork();
  if (!work || isSame(work.project, opened)) return false;
  const others = earlierWork().filter(({project}) => !isSame(project, work.project));
  return writeStore(earlierKey, [work, ...others].slice(0, mostEarlier));
};

export const isSame = (a: PlaygroundProject, b: PlaygroundProject): boolean => JSON.stringify(a) === JSON.stringify(b);

const readWork = (value: unknown): KeptWork | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const {project, time} = value as Partial<Record<keyof KeptWork, unknown>>;
  const read = readProject(project);
  return read && {project: read, time: typeof time === 'number' ? time : 0};
};
