import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {sampleSettings} from '../packages/content-model/samples/sampleSettings.ts';
import {root} from '../packages/tooling/root.ts';

const examples = fileURLToPath(new URL('examples', import.meta.url));
const docs = join(root, 'content/docs');

const pages = ['bundle.mdx', 'renderer.mdx', ...readdirSync(`${docs}/renderer`).map((file) => `renderer/${file}`)];
const text = pages.map((page) => readFileSync(`${docs}/${page}`, 'utf8')).join('\n');

describe('the examples that run here', () => {
  test.each(readdirSync(examples))('appear unchanged on a page: %s', (file) => {
    const code = readFileSync(`${examples}/${file}`, 'utf8');
    const shown = [...text.matchAll(/^```ts title="([^"]+)".*\n([\s\S]*?)^```$/gm)].filter(
      ([, title]) => title === file,
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const [, , block] of shown) {
      expect(block).toBe(code);
    }
  });

  test('contain every sample that is described as an example', () => {
    const described = Object.entries(sampleSettings).flatMap(([page, settings]) =>
      Object.keys(settings)
        .filter((title) => settings[title]?.isExample)
        .map((title) => [page, title] as const),
    );
    expect(described.length).toBeGreaterThan(0);
    for (const [page, title] of described) {
      expect(pages).toContain(page);
      expect(readdirSync(examples)).toContain(title);
    }
  });
});
