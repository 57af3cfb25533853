import {expect, test} from 'vitest';
import {explainMissingFile} from './explainMissingFile.ts';

const files = ['media/coast.webp', 'media/geist.woff2', 'media/song.mp3', 'media/speech-1.mp3', 'media/visitors.json'];

test('lists the files of the same kind', () => {
  expect(explainMissingFile('song.wav', files)).toBe(
    'The file “song.wav” doesn’t exist in the playground. With staticFile(), you can use media/song.mp3, media/speech-1.mp3. To use your own file, download the project and put it in the public folder.',
  );
  expect(explainMissingFile('media/Geist.TTF', files)).toContain('you can use media/geist.woff2.');
});

test('lists all files if none is of the same kind', () => {
  for (const path of ['media/song', 'media/boat.mp4']) {
    expect(explainMissingFile(path, files)).toContain(`you can use ${files.join(', ')}.`);
  }
});

test('explains where staticFile() starts', () => {
  expect(explainMissingFile('public/media/song.mp3', files)).toContain("write staticFile('media/song.mp3').");
});
