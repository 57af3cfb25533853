import {describe, expect, test} from 'vitest';
import {quoteOverlap} from './quoteOverlap.ts';

const documented = 'a delayrender was called but not cleared after 28000ms'.split(' ');
const values = ['17x', 'error'];
const overlap = (pasted: string) =>
  quoteOverlap(
    pasted.split(' ').map((text) => ({text, weight: text === 'delayrender' ? 1 : 0.5, isValue: values.includes(text)})),
    documented,
  );

describe('quoteOverlap', () => {
  test('is 1 for the message itself, and nearly so for one that differs in a value', () => {
    expect(overlap('a delayrender was called but not cleared after 28000ms')).toBe(1);
    expect(overlap('a delayrender was called 17x but not cleared after')).toBeGreaterThan(0.95);
  });

  test('takes a last word that was cut off', () => {
    expect(overlap('delayrender was called but not clea')).toBe(1);
  });

  test('loses for each word that is not in the message what the word tells', () => {
    expect(overlap('uncaught delayrender was called')).toBeCloseTo(2 / 2.5);
    expect(overlap('uncaught render was called but')).toBeCloseTo(1.5 / 2.5);
  });

  test('loses for words that it leaves out', () => {
    expect(overlap('delayrender called not after')).toBeLessThan(overlap('delayrender was called but'));
  });

  test('is 0 for two words, and for the words in another order', () => {
    expect(overlap('was called')).toBe(0);
    expect(overlap('cleared called was')).toBe(0);
    expect(quoteOverlap([{text: 'a', weight: 1, isValue: false}], [])).toBe(0);
  });
});
