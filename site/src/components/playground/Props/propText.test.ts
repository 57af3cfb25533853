import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {isColor, readProp, writeProp} from './propText.ts';

describe('the text of a prop', () => {
  test.each([
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
  ])('parses %j as %j', (text, value) => {
    expect(readProp(text)).toEqual(value);
  });

  test('is rejected if it starts like JSON but is not valid JSON', () => {
    expect(readProp('{"a": ')).toBeInstanceOf(Error);
    expect(readProp('[1,')).toBeInstanceOf(Error);
  });

  test('can be parsed back to its value', () => {
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

  test('is only a color if it has six digits', () => {
    expect(['#ff5c3e', '#FFF000', '#fff', 'red', 12].map(isColor)).toEqual([true, true, false, false, false]);
  });
});
