import {describe, expect, it} from 'vitest';
import {parsePage} from '../page.ts';
import {purposeOf} from './purposeOf.ts';

const page = parsePage(
  'site/docs/spring.mdx',
  [
    '---',
    'title: spring()',
    '---',
    'Simulates a weight. Use it for `x`.',
    '',
    'The option has the type `SpringConfig`.',
    '',
    '### `Mass`',
    '',
    '<Option of="a" name="b" />',
    '',
    'How heavy it is:',
    '',
  ].join('\n'),
);

describe('purposeOf', () => {
  it.each([
    ['spring', 'Simulates a weight.', 'the export of the page'],
    ['SpringConfig', 'The option has the type SpringConfig.', 'an export that a sentence names'],
    ['Mass', 'How heavy it is.', 'an export with a heading'],
    ['Other', 'Simulates a weight.', 'an export that only stands on the page'],
  ])('takes the sentence of %s: "%s", %s', (name, sentence) => {
    expect(purposeOf(page, name)).toBe(sentence);
  });
});
