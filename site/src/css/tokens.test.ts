import {readFileSync} from 'node:fs';
import {colord, extend} from 'colord';
import a11yPlugin from 'colord/plugins/a11y';
import {describe, expect, test} from 'vitest';

extend([a11yPlugin]);

/** WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

/** The colours of the first rule whose selector this is. */
const coloursOf = (selector: string): Map<string, string> => {
  const start = tokens.indexOf(`${selector} {`);
  const rule = tokens.slice(start, tokens.indexOf('}', start));
  return new Map([...rule.matchAll(/--(color-[\w-]+): (#\w+);/g)].map(([, name = '', value = '']) => [name, value]));
};

describe.each([':root', "[data-theme='dark']"])('%s', (selector) => {
  const colours = coloursOf(selector);
  const backgrounds = ['color-code-surface', 'color-code-highlight'];
  const texts = [...colours.keys()].filter(
    (name) => name.startsWith('color-code-') && !backgrounds.includes(name) && name !== 'color-code-inline',
  );

  test('has the colours of code', () => expect(texts).toHaveLength(7));

  test.each(texts)('%s can be read on samples and on their highlighted lines', (name) => {
    for (const background of backgrounds)
      expect(colord(colours.get(name) ?? '').contrast(colours.get(background))).toBeGreaterThanOrEqual(leastContrast);
  });
});
