import {expect, test} from 'vitest';
import {matchesAction} from './matchesAction.ts';

const mode = {names: ['dark mode', 'theme']};
const playground = {names: ['playground']};

test.each(['dark mode', 'Dark  Mode', 'dark m', 'switch to dark mode', 'theme', 'them'])('%s names it', (query) => {
  expect(matchesAction(query, mode)).toBe(true);
});

test.each(['', ' ', 'd', 'dark', 'mode', 'darkmodes', 'themes of blog posts'])('%s does not name it', (query) => {
  expect(matchesAction(query, mode)).toBe(false);
});

test('accepts more than half of a single word', () => {
  expect(matchesAction('playgr', playground)).toBe(true);
  expect(matchesAction('play', playground)).toBe(false);
});
