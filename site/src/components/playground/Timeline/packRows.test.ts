import {expect, test} from 'vitest';
import type {TimelinePart} from '../../../../../packages/playground-core/SandboxMessage.ts';
import {packRows} from './packRows.ts';

function createPart(id: string, start: number, duration: number, parent?: string): TimelinePart {
  return {id, label: id, kind: 'sequence', start, duration, ...(parent !== undefined && {parent})};
}

function pack(...parts: readonly TimelinePart[]): Record<string, number> {
  return Object.fromEntries(packRows(parts).map(({id, row}) => [id, row]));
}

test('puts parts that follow one another into one row', () => {
  expect(pack(createPart('b', 30, 30), createPart('a', 0, 30), createPart('c', 60, 30))).toEqual({a: 1, b: 1, c: 1});
});

test('puts parts that overlap into different rows', () => {
  expect(pack(createPart('a', 0, 40), createPart('b', 30, 30), createPart('c', 40, 30))).toEqual({a: 1, b: 2, c: 1});
});

test('puts a part below the one that contains it', () => {
  const parts = [createPart('inner', 10, 10, 'outer'), createPart('outer', 0, 30), createPart('next', 30, 30)];
  expect(pack(...parts, createPart('deep', 10, 5, 'inner'))).toEqual({outer: 1, next: 1, inner: 2, deep: 3});
});

test('has no rows for a video without parts', () => {
  expect(packRows([])).toEqual([]);
});
