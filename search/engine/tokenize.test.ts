import {describe, expect, test} from 'vitest';
import {tokenize} from './tokenize.ts';

const terms = (text: string) => tokenize(text).map(({term}) => term);

describe('tokenize', () => {
  test.each([
    ['renderMediaOnLambda', ['rendermediaonlambda', 'render', 'media', 'on', 'lambda']],
    ['--crf', ['--crf', 'crf']],
    ['@remotion/paths', ['@remotion/paths', 'remotion', 'paths']],
    ['<Series.Sequence>', ['series.sequence', 'series', 'sequence']],
    ['Config.Rendering.setCrf()', ['config.rendering.setcrf', 'config', 'rendering', 'setcrf', 'set', 'crf']],
    ['ENAMETOOLONG', ['enametoolong']],
    ['H.264', ['h.264', 'h', '264']],
    ['get-compositions', ['get-compositions', 'get', 'compositions']],
    ["doesn't", ['doesnt']],
  ])('keeps %s whole and splits it', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  test('gives the place of each part', () => {
    const text = 'Call setCrf() first';
    expect(tokenize(text).map(({start, end}) => text.slice(start, end))).toEqual([
      'Call',
      'setCrf',
      'set',
      'Crf',
      'first',
    ]);
  });

  test('has only the parts of an address that is too long to be typed', () => {
    const address = `docs/${'a'.repeat(80)}/end`;
    expect(terms(address)).toEqual(['docs', 'a'.repeat(80), 'end']);
  });

  test('finds nothing in punctuation', () => {
    expect(tokenize('… — () {} <>')).toEqual([]);
  });
});
