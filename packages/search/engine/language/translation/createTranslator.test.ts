import {expect, test} from 'vitest';
import {createTranslator} from './createTranslator.ts';
import {dictionary} from './dictionary.ts';

const translate = createTranslator();
function isKnown(word: string) {
  return ['video', 'color', 'remotion'].includes(word.toLowerCase());
}

test.each([
  ['Schriftarten', 'font'],
  ['video ohne Ton', 'video muted'],
  ['video sin sonido', 'video muted'],
  ['wie lade ich eine Schriftart', 'font'],
  ['Remotion Lizenz', 'Remotion license'],
  ['música de fondo', 'music background'],
  ['musica', 'music'],
  ['variables de entorno', 'environment variables'],
  ['video transparente', 'video transparent'],
  ['legendas', 'subtitles'],
  ['透明な動画', 'transparent video'],
  ['背景音乐', 'music'],
  ['remotion 字体', 'remotion font'],
])('translates %s', (typed, english) => {
  expect(translate(typed, isKnown)).toBe(english);
});

test.each(['video color', 'qwerty', '日本語', ''])('does not translate %j', (typed) => {
  expect(translate(typed, isKnown)).toBeNull();
});

test('knows about 150 terms of each language', () => {
  expect(dictionary.length).toBeGreaterThanOrEqual(150);
  expect(dictionary.every((languages) => languages.length === 6 && languages.every((words) => words !== ''))).toBe(
    true,
  );
});
