import {describe, expect, test} from 'vitest';
import {getQuoteOverlap} from './getQuoteOverlap.ts';

const documented = 'a delayrender was called but not cleared after 28000ms'.split(' ');
const values = ['17x', 'error'];
function getOverlap(pasted: string) {
  return getQuoteOverlap(
    pasted.split(' ').map((text) => ({text, weight: text === 'delayrender' ? 1 : 0.5, isValue: values.includes(text)})),
    documented,
  );
}

describe('getQuoteOverlap', () => {
  test('is 1 for the message itself, and almost 1 if a value is different', () => {
    expect(getOverlap('a delayrender was called but not cleared after 28000ms')).toBe(1);
    expect(getOverlap('a delayrender was called 17x but not cleared after')).toBeGreaterThan(0.95);
  });

  test('accepts a truncated last word', () => {
    expect(getOverlap('delayrender was called but not clea')).toBe(1);
  });

  test("subtracts the weight of each word that isn't in the message", () => {
    expect(getOverlap('uncaught delayrender was called')).toBeCloseTo(2 / 2.5);
    expect(getOverlap('uncaught render was called but')).toBeCloseTo(1.5 / 2.5);
  });

  test('decreases if words are missing', () => {
    expect(getOverlap('delayrender called not after')).toBeLessThan(getOverlap('delayrender was called but'));
  });

  test('is 0 for two words, and for the same words in another order', () => {
    expect(getOverlap('was called')).toBe(0);
    expect(getOverlap('cleared called was')).toBe(0);
    expect(getQuoteOverlap([{text: 'a', weight: 1, isValue: false}], [])).toBe(0);
  });
});
