import {expect, test} from 'vitest';
import {findRedirect} from './findRedirect.ts';

test('returns the target of a page that only redirects', () => {
  expect(findRedirect('<head><meta http-equiv="refresh" content="0; url=/docs/"></head>')).toBe('/docs/');
  expect(findRedirect('<head><title>A page</title></head><body>http-equiv="refresh"</body>')).toBeNull();
  expect(findRedirect('')).toBeNull();
});
