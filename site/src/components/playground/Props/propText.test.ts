import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {isColor, readProp, writeProp} from './propText';

describe('the text of a prop', () => {
  it.each([
    ['Hello', 'Hello'],
    ['12', 12],
    ['-0.5', -0.5],
    ['3 apples', '3 apples'],
    ['true', true],
    ['trueish', 'trueish'],
    ['null', null],
    ['[1, "a"]', [1, 'a']],
    ['{"a": {"b": 1}}', {a: {b: 1}}],
    ['"12"', '12'],
    ['#ff5c3e', '#ff5c3e'],
    ['', ''],
  ])('%j is read as %j', (text, value) => {
    expect(readProp(text)).toEqual(value);
  });

  it('that begins like JSON and is none is said to be wrong', () => {
    expect(readProp('{"a": ')).toBeInstanceOf(Error);
    expect(readProp('[1,')).toBeInstanceOf(Error);
  });

  it('gives back each value that it is written for', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(readProp(writeProp(plain))).toEqual(plain);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readProp(writeProp(text))).toBe(text);
      }),
    );
  });

  it('is a colour only with six digits', () => {
    expect(['#ff5c3e', '#FFF000', '#fff', 'red', 12].map(isColor)).toEqual([true, true, false, false, false]);
  });
});
