import type {EventTypes} from '@remotion/player';
import {labEvents} from './labEvents';

/** An event that has fired. Frequent ones of a kind between two rare ones are one entry. */
export interface LogEntry {
  readonly id: number;
  readonly name: EventTypes;
  /** The detail as code; empty when there is none. */
  readonly detail: string;
  /** What `getCurrentFrame()` returned in the listener. */
  readonly frame: number;
  readonly times: number;
}

/** Entries that a log keeps. */
const kept = 40;

/** The log with one event more, newest first. */
export const addEvent = (
  log: readonly LogEntry[],
  {name, detail, frame}: {readonly name: EventTypes; readonly detail: unknown; readonly frame: number},
): readonly LogEntry[] => {
  const entry = {name, frame, detail: describeDetail(detail)};
  const same = labEvents[name].isFrequent ? recent(log).find((other) => other.name === name) : undefined;
  if (same) return [{...entry, id: same.id, times: same.times + 1}, ...log.filter((other) => other !== same)];
  const id = Math.max(0, ...log.map((other) => other.id)) + 1;
  return [{...entry, id, times: 1}, ...log].slice(0, kept);
};

/** The frequent events since the last rare one. */
const recent = (log: readonly LogEntry[]): readonly LogEntry[] => {
  const rare = log.findIndex(({name}) => !labEvents[name].isFrequent);
  return rare === -1 ? log : log.slice(0, rare);
};

/** What a reader who hears the page is told: the last event that is not a frequent one. */
export const summaryOf = (log: readonly LogEntry[]): string => {
  const last = log.find(({name}) => !labEvents[name].isFrequent);
  return last ? [last.name, last.detail].filter(Boolean).join(', ') : '';
};

const describeDetail = (detail: unknown): string => {
  if (typeof detail !== 'object' || detail === null) return '';
  return Object.entries(detail)
    .map(([name, value]) => `${name}: ${value instanceof Error ? value.message : String(value)}`)
    .join(', ');
};
