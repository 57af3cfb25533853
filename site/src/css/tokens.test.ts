import {readFileSync} from 'node:fs';
import {colord, extend} from 'colord';
import a11yPlugin from 'colord/plugins/a11y';
import {describe, expect, test} from 'vitest';

extend([a11yPlugin]);

/** WCAG 2.2, 1.4.3. */
const minContrast = 4.5;

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
const tokens = read('tokens.css');

/** Returns the colors in the first rule with this selector. */
function readColors(selector: string): Map<string, string> {
  const start = tokens.indexOf(`${selector} {`);
  const rule = tokens.slice(start, tokens.indexOf('}', start));
  return new Map([...rule.matchAll(/--(color-[\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value]));
}

/** The colors of code: for each type of token, and the default. */
const texts = [...read('code.css').matchAll(/\bcolor: var\(--([\w-]+)\)/g)].map(([, name = '']) => name);
const backgrounds = ['color-code-surface', 'color-code-highlight', 'color-selection'];

test('code tokens have colors', () => {
  expect(texts).toContain('color-code-keyword');
  expect(texts.length).toBeGreaterThan(5);
});

describe.each([':root', "[data-theme='dark']"])('%s', (selector) => {
  const colors = readColors(selector);

  test.each([...texts, 'color-code-text'])(
    '%s has enough contrast in samples, on highlighted lines and when selected',
    (name) => {
      for (const background of backgrounds) {
        const [text, surface] = [colors.get(name), colors.get(background)];
        if (!text || !surface) {
          throw new Error(`${selector} has no ${name} or no ${background}.`);
        }
        expect(colord(text).contrast(surface)).toBeGreaterThanOrEqual(minContrast);
      }
    },
  );
});
