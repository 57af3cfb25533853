import {describe, expect, test} from 'vitest';
import {tokenize} from './tokenize.ts';

function getTerms(text: string) {
  return tokenize(text).map(({term}) => term);
}

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
  ])('keeps %s as a whole and splits it', (text, expected) => {
    expect(getTerms(text)).toEqual(expected);
  });

  test('returns the position of each part', () => {
    const text = 'Call setCrf() first';
    expect(tokenize(text).map(({start, end}) => text.slice(start, end))).toEqual([
      'Call',
      'setCrf',
      'set',
      'Crf',
      'first',
    ]);
  });

  test('only returns the parts of a URL that is too long to type', () => {
    const address = `docs/${'a'.repeat(80)}/end`;
    expect(getTerms(address)).toEqual(['docs', 'a'.repeat(80), 'end']);
  });

  test('ignores punctuation', () => {
    expect(tokenize('… — () {} <>')).toEqual([]);
  });
});
