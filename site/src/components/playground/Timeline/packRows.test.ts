import {expect, test} from 'vitest';
import type {TimelineEntry} from '../../../../../packages/playground-core/SandboxMessage.ts';
import {packRows} from './packRows.ts';

function createEntry(id: string, start: number, duration: number, parent?: string): TimelineEntry {
  return {id, label: id, kind: 'sequence', start, duration, ...(parent !== undefined && {parent})};
}

function pack(...entries: readonly TimelineEntry[]): Record<string, number> {
  return Object.fromEntries(packRows(entries).map(({id, row}) => [id, row]));
}

test('puts entries that follow one another into one row', () => {
  expect(pack(createEntry('b', 30, 30), createEntry('a', 0, 30), createEntry('c', 60, 30))).toEqual({a: 1, b: 1, c: 1});
});

test('puts entries that overlap into different rows', () => {
  expect(pack(createEntry('a', 0, 40), createEntry('b', 30, 30), createEntry('c', 40, 30))).toEqual({a: 1, b: 2, c: 1});
});

test('puts an entry below the one that contains it', () => {
  const entries = [createEntry('inner', 10, 10, 'outer'), createEntry('outer', 0, 30), createEntry('next', 30, 30)];
  expect(pack(...entries, createEntry('deep', 10, 5, 'inner'))).toEqual({outer: 1, next: 1, inner: 2, deep: 3});
});

test('has no rows for a video without entries', () => {
  expect(packRows([])).toEqual([]);
});
