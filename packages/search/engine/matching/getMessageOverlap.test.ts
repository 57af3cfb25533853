import {describe, expect, test} from 'vitest';
import {getMessageOverlap} from './getMessageOverlap.ts';

const documented = 'a delayrender was called but not cleared after 28000ms'.split(' ');
const variables = ['17x', 'error'];
function getOverlap(pasted: string) {
  return getMessageOverlap(
    pasted
      .split(' ')
      .map((term) => ({term, idf: term === 'delayrender' ? 1 : 0.5, isVariable: variables.includes(term)})),
    documented,
  );
}

describe('getMessageOverlap', () => {
  test('is 1 for the message itself, and almost 1 if a variable word is different', () => {
    expect(getOverlap('a delayrender was called but not cleared after 28000ms')).toBe(1);
    expect(getOverlap('a delayrender was called 17x but not cleared after')).toBeGreaterThan(0.95);
  });

  test('accepts a truncated last word', () => {
    expect(getOverlap('delayrender was called but not clea')).toBe(1);
  });

  test("subtracts the IDF of each word that isn't in the message", () => {
    expect(getOverlap('uncaught delayrender was called')).toBeCloseTo(2 / 2.5);
    expect(getOverlap('uncaught render was called but')).toBeCloseTo(1.5 / 2.5);
  });

  test('decreases if words are missing', () => {
    expect(getOverlap('delayrender called not after')).toBeLessThan(getOverlap('delayrender was called but'));
  });

  test('is 0 for two words, and for the same words in another order', () => {
    expect(getOverlap('was called')).toBe(0);
    expect(getOverlap('cleared called was')).toBe(0);
    expect(getMessageOverlap([{term: 'a', idf: 1, isVariable: false}], [])).toBe(0);
  });
});
