import {describe, expect, test} from 'vitest';
import {parsePage} from '../page.ts';
import {findPurpose} from './findPurpose.ts';

const page = parsePage(
  'content/docs/spring.mdx',
  [
    '---',
    'title: spring()',
    '---',
    'An animation can overshoot. `spring()` simulates a weight. Use it for `x`.',
    '',
    'The option has the type `SpringConfig`.',
    '',
    '### `Mass`',
    '',
    '<Option of="a" name="b" />',
    '',
    'How heavy it is:',
    '',
    '`Later` is below a heading of something else.',
    '',
  ].join('\n'),
);

describe('findPurpose', () => {
  test.each([
    ['spring', 'spring() simulates a weight.', 'a sentence of the introduction starts with the name'],
    ['Mass', 'How heavy it is.', 'the export has a heading'],
  ])('returns the sentence of %s: "%s", if %s', (name, sentence) => {
    expect(findPurpose(page, name)).toBe(sentence);
  });

  test.each(['SpringConfig', 'Later', 'Other'])('returns nothing for %s, which no sentence describes', (name) => {
    expect(findPurpose(page, name)).toBeUndefined();
  });
});
