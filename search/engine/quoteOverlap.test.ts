import {describe, expect, test} from 'vitest';
import {quoteOverlap} from './quoteOverlap.ts';

const documented = 'a delayrender was called but not cleared after 28000ms'.split(' ');
const overlap = (pasted: string) => quoteOverlap(pasted.split(' '), documented);

describe('quoteOverlap', () => {
  test('is 1 for the message itself, and for one that differs in a number', () => {
    expect(overlap('a delayrender was called but not cleared after 28000ms')).toBe(1);
    expect(overlap('a delayrender was called 17x but not cleared after')).toBe(1);
  });

  test('takes a last word that was cut off', () => {
    expect(overlap('delayrender was called but not clea')).toBe(1);
  });

  test('loses a part for each word that is not in the message', () => {
    expect(overlap('uncaught error a delayrender was called but')).toBeCloseTo(5 / 7);
  });

  test('is 0 for two words, and for the words in another order', () => {
    expect(overlap('was called')).toBe(0);
    expect(overlap('cleared called was')).toBe(0);
  });
});
