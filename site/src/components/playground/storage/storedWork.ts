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
  /** The ID of the tab that stored it. A tab gets another one when it opens another project. */
  readonly tab?: string | undefined;
};

let tab = createTabId();

/** The last project that this tab has stored or read. If the browser has stored another one, it's from another tab. */
let known: PlaygroundProject | undefined;

/**
 * Saves the reader's current project in case of a crash or a reload. If another tab has stored a different project,
 * that one moves to the earlier work. Returns whether the browser could store the current one.
 */
export function storeCurrentWork(project: PlaygroundProject, origin?: PlaygroundProject): boolean {
  const own = known;
  const current = readCurrentWork();
  const isFromOtherTab =
    current && current.tab !== tab && ![own, project].some((other) => other && isSameProject(other, current.project));
  if (isFromOtherTab) {
    // Only the last state of each tab is saved, even if the reader keeps switching between two tabs.
    const others = readEarlierWork().filter((work) => current.tab === undefined || work.tab !== current.tab);
    writeEarlierWork(current, others);
  }
  known = project;
  return writeStore(currentKey, {project, origin, time: Date.now(), tab} satisfies StoredWork);
}

/** Returns the reader's last project. */
export function readCurrentWork(): StoredWork | undefined {
  const work = readWork(readStore(currentKey));
  known = work?.project;
  return work;
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
  tab = createTabId();
  if (!work || isSameProject(work.project, opened)) {
    return undefined;
  }
  return writeEarlierWork({...work, tab: undefined}, readEarlierWork())
    ? `${subject} saved under “Earlier work”.`
    : `${subject} under “Earlier work” until you close or reload this tab, because this browser’s storage is full or blocked.`;
}

function createTabId(): string {
  return Math.random().toString(36).slice(2);
}

/** Adds a project to the earlier ones, or moves it to the front. Returns whether the browser could store it. */
function writeEarlierWork(work: StoredWork, earlier: readonly StoredWork[]): boolean {
  const others = earlier.filter(({project}) => !isSameProject(project, work.project));
  return writeStore(earlierKey, [{...work, origin: undefined}, ...others].slice(0, maxEarlier));
}

export function isSameProject(a: PlaygroundProject, b: PlaygroundProject): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function readWork(value: unknown): StoredWork | undefined {
  if (typeof value !== 'object' || value === null) {
    return undefined;
  }
  const {project, origin, time, tab: by} = value as Partial<Record<keyof StoredWork, unknown>>;
  const read = readProject(project);
  return (
    read && {
      project: read,
      origin: readProject(origin),
      time: typeof time === 'number' ? time : 0,
      tab: typeof by === 'string' ? by : undefined,
    }
  );
}
