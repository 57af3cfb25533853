import {expect, test} from 'vitest';
import {parseClaims} from './parseClaims.ts';

test('returns the sentences, the code without its indent, and the code that is shared', () => {
  const file = `import {claim} from './claim.ts';

/** Doubles. */
function double(value: number): number {
  return value * 2;
}

claim('It doubles.', () => {
  const two = double(1);

  // Twice.
  expect(two).toBe(2);
});

claim('It waits.', async () => expect(await 1).toBe(1));

unproven('Safari ignores it.', {reason: 'needs an iPhone', source: 'packages/core/src/Img.tsx'});
`;
  expect(parseClaims('a.claims.ts', file)).toEqual({
    claims: [
      {sentence: 'It doubles.', code: 'const two = double(1);\n\n// Twice.\nexpect(two).toBe(2);'},
      {sentence: 'It waits.', code: 'expect(await 1).toBe(1);'},
    ],
    unproven: [{sentence: 'Safari ignores it.', reason: 'needs an iPhone', source: 'packages/core/src/Img.tsx'}],
    shared: '/** Doubles. */\nfunction double(value: number): number {\n  return value * 2;\n}',
  });
});

test.each([
  [
    "for (const a of [1]) {\n  claim('It works.', () => {});\n}",
    'a.claims.ts:2: Call claim() and unproven() at the top level',
  ],
  ['claim(`It ${verb}.`, () => {});', 'a.claims.ts:1: Write the sentence, the reason and the source as strings.'],
  ["claim('It works.', run);", 'a.claims.ts:1: Write the code of the claim as an arrow function.'],
  ["unproven('It works.', {reason: 'needs AWS'});", 'Write the sentence, the reason and the source as strings.'],
])('throws an error with the line for %j', (text, message) => {
  expect(() => parseClaims('a.claims.ts', text)).toThrow(message);
});
