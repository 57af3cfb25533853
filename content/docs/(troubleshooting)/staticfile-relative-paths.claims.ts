import {staticFile} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

claim('You passed a path that starts with ./ or .. to staticFile().', () => {
  for (const path of ['./logo.png', '../logo.png', '../../public/logo.png']) {
    expect(() => staticFile(path)).toThrow(`staticFile() does not support relative paths - got "${path}".`);
  }
});

claim(
  "You wouldn't get an error, but Remotion would look for public/public/sound/music.mp3, which doesn't exist.",
  () => {
    expect(staticFile('public/sound/music.mp3')).toBe('/public/sound/music.mp3');
  },
);

claim(
  "A file name that starts with two dots, such as ..logo.png, causes the same error even though it isn't a relative path.",
  () => {
    expect(() => staticFile('..logo.png')).toThrow('staticFile() does not support relative paths - got "..logo.png".');
  },
);

claim('Otherwise, remove a leading ./ before you call the function:', () => {
  expect(staticFile('./sound/music.mp3'.replace(/^\.\//, ''))).toBe('/sound/music.mp3');
});
