import {expect, test} from 'vitest';
import {namesAction} from './namesAction.ts';

const mode = {names: ['dark mode', 'theme']};
const playground = {names: ['playground']};

test.each(['dark mode', 'Dark  Mode', 'dark m', 'switch to dark mode', 'theme', 'them'])('%s names it', (query) => {
  expect(namesAction(query, mode)).toBe(true);
});

test.each(['', ' ', 'd', 'dark', 'mode', 'darkmodes', 'themes of blog posts'])('%s does not name it', (query) => {
  expect(namesAction(query, mode)).toBe(false);
});

test('accepts more than half of a single word', () => {
  expect(namesAction('playgr', playground)).toBe(true);
  expect(namesAction('play', playground)).toBe(false);
});
