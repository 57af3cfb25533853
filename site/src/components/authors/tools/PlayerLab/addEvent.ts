import type {EventTypes} from '@remotion/player';
import {labEvents} from './labEvents.ts';

/** An event. Frequent events of the same type between two rare ones share one entry. */
export type LogEntry = {
  readonly id: number;
  readonly name: EventTypes;
  /** The event's detail as code. Empty if there is none. */
  readonly detail: string;
  /** The return value of `getCurrentFrame()` in the listener. */
  readonly frame: number;
  readonly times: number;
};

/** The maximum number of entries in a log. */
const maxEntries = 40;

/** Returns the log with one more event, newest first. */
export function addEvent(
  log: readonly LogEntry[],
  {name, detail, frame}: {readonly name: EventTypes; readonly detail: unknown; readonly frame: number},
): readonly LogEntry[] {
  const entry = {name, frame, detail: describeDetail(detail)};
  const same = labEvents[name].isFrequent ? getRecent(log).find((other) => other.name === name) : undefined;
  if (same) {
    return [{...entry, id: same.id, times: same.times + 1}, ...log.filter((other) => other !== same)];
  }
  const id = Math.max(0, ...log.map((other) => other.id)) + 1;
  return [{...entry, id, times: 1}, ...log].slice(0, maxEntries);
}

/** Returns the frequent events since the last rare one. */
function getRecent(log: readonly LogEntry[]): readonly LogEntry[] {
  const rare = log.findIndex(({name}) => !labEvents[name].isFrequent);
  return rare === -1 ? log : log.slice(0, rare);
}

/** Returns the announcement for screen readers: the last rare event. */
export function formatEvent(log: readonly LogEntry[]): string {
  const last = log.find(({name}) => !labEvents[name].isFrequent);
  return last ? [last.name, last.detail].filter(Boolean).join(', ') : '';
}

function describeDetail(detail: unknown): string {
  if (typeof detail !== 'object' || detail === null) {
    return '';
  }
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${value instanceof Error ? value.message : String(value)}`)
    .join(', ');
}
