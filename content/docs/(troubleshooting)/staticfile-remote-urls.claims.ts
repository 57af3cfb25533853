import {staticFile} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

claim('You passed a string that starts with http:// or https:// to staticFile().', () => {
  for (const url of ['http://example.com/a.png', 'https://example.com/a.png']) {
    expect(() => staticFile(url)).toThrow(`staticFile() does not support remote URLs - got "${url}".`);
  }
});

claim("staticFile() would accept them without an error, but the URL it returns wouldn't work.", () => {
  expect(staticFile('data:image/png;base64,AAAA')).toBe('/data:image/png;base64,AAAA');
  expect(staticFile('blob:http://localhost/1')).toBe('/blob:http://localhost/1');
});
