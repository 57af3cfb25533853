import {readFileSync} from 'node:fs';
import {colord, extend} from 'colord';
import a11yPlugin from 'colord/plugins/a11y';
import {describe, expect, test} from 'vitest';

extend([a11yPlugin]);

/** WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const tokens = read('tokens.css');

/** The colours of the first rule whose selector this is. */
const coloursOf = (selector: string): Map<string, string> => {
  const start = tokens.indexOf(`${selector} {`);
  const rule = tokens.slice(start, tokens.indexOf('}', start));
  return new Map([...rule.matchAll(/--(color-[\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value]));
};

/** What runs of code are written in: those of a kind, and all others. */
const texts = [...read('code.css').matchAll(/\bcolor: var\(--([\w-]+)\)/g)].map(([, name = '']) => name);
const backgrounds = ['color-code-surface', 'color-code-highlight'];

test('runs of code have colours', () => {
  expect(texts).toContain('color-code-keyword');
  expect(texts.length).toBeGreaterThan(5);
});

describe.each([':root', "[data-theme='dark']"])('%s', (selector) => {
  const colours = coloursOf(selector);

  test.each([...texts, 'color-code-text'])('%s can be read on samples and on their highlighted lines', (name) => {
    for (const background of backgrounds) {
      const [text, surface] = [colours.get(name), colours.get(background)];
      if (!text || !surface) throw new Error(`${selector} has no ${name} or no ${background}.`);
      expect(colord(text).contrast(surface)).toBeGreaterThanOrEqual(leastContrast);
    }
  });
});
