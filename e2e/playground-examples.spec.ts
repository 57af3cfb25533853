import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {encodeProject} from '../site/src/components/playground/project/encodeProject.ts';
import type {PlaygroundProject} from '../site/src/components/playground/project/PlaygroundProject.ts';
import {builtSite, root} from './builtSite.ts';
import {openPage} from './openPage.ts';
import {playgroundIn, showsSomething} from './playground.ts';
import {expect, test} from './test.ts';

const folder = join(root, 'site/build/playground/examples');
const examples = ['demos', 'samples'].flatMap((kind) =>
  readdirSync(join(folder, kind))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({
      name: `${kind}/${file.replace('.json', '')}`,
      project: JSON.parse(readFileSync(join(folder, kind, file), 'utf8')) as PlaygroundProject,
    })),
);

// All in one visit for each half, the frame included: what one leaves behind must not disturb the next.
for (const half of [0, 1])
  test(`the playground draws every example that has buttons for it, half ${half + 1}`, async ({page, problems}) => {
    test.setTimeout(240_000);
    // The demo that preloads a file asks for one that the frame has already been handed.
    if (half === examples.findIndex(({name}) => name === 'demos/preload') % 2)
      problems.expect('warning: <link rel=preload> has an invalid `href` value');
    await openPage(page, '/playground');
    const {picture, drawn, errors} = playgroundIn(page, page.getByRole('main'));
    let run = await drawn();
    for (const {name, project} of examples.filter((_, index) => index % 2 === half)) {
      await page.evaluate((code) => (window.location.hash = `code=${code}`), encodeProject(project));
      run = await drawn(run);
      // Some show something for a few frames only while they play.
      await expect
        .poll(() => picture.locator('#stage').evaluate(showsSomething), {message: name, intervals: [100]})
        .toBe(true);
      await expect.soft(errors, name).toHaveCount(0);
    }
  });

test('every button opens an example that is there, and every sample that draws has a button', async () => {
  const pages = builtSite.paths().map((path) => builtSite.html(path));
  const asked = pages.flatMap((html) =>
    [...html.matchAll(/\/playground\?(demo|sample)=([\w-]+)/g)].map(([, kind, key]) => `${kind}s/${key}`),
  );
  const names = examples.map(({name}) => name);
  expect(asked.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith('samples/') && !asked.includes(name))).toEqual([]);
  expect(asked.length).toBeGreaterThan(150);
});
