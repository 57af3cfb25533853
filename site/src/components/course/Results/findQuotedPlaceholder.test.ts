import {expect, test} from 'vitest';
import {findQuotedPlaceholder} from './findQuotedPlaceholder.ts';

test.each([
  ["{transform: 'translateX(${frame * 10}px)'}", "'translateX(${frame * 10}px)'"],
  ['<p title="Frame ${frame}">It’s `${frame}`</p>', '"Frame ${frame}"'],
])('finds a value in normal quotes: %s', (code, found) => {
  expect(findQuotedPlaceholder(code)).toBe(found);
});

test.each(['`translateX(${frame * 10}px)`', "`${frame === 0 ? 'a' : 'b'}`", "'$' + frame", '{"a": `${b}`, c: "d"}'])(
  'finds nothing in %s',
  (code) => {
    expect(findQuotedPlaceholder(code)).toBeUndefined();
  },
);
