import {encodeProject} from '../../packages/playground-core/project/encodeProject.ts';
import {builtSite} from '../support/builtSite.ts';
import {openPage} from '../support/openPage.ts';
import {findPlayground, expectSomethingShown} from '../support/findPlayground.ts';
import {readPlaygroundExamples} from './readPlaygroundExamples.ts';
import {expect, test} from '../support/test.ts';

const examples = readPlaygroundExamples();

// All examples of a half run in the same visit and sandbox, because the state of one must not affect the next.
for (const half of [0, 1]) {
  test(`the playground renders every example with a button, half ${half + 1}`, async ({page, problems}) => {
    test.setTimeout(240_000);
    // The demo that preloads a file requests one that the sandbox already has.
    if (half === examples.findIndex(({name}) => name === 'demos/preload') % 2) {
      problems.expect('warning: <link rel=preload> has an invalid `href` value');
    }
    await openPage(page, '/playground');
    const {sandbox, drawn, errors} = findPlayground(page, page.getByRole('main'));
    let run = await drawn();
    for (const {name, project} of examples.filter((_, index) => index % 2 === half)) {
      await page.evaluate((code) => (window.location.hash = `code=${code}`), encodeProject(project));
      run = await drawn(run);
      // Some only show something for a few frames, while they play.
      await expect
        .poll(() => sandbox.locator('#stage').evaluate(expectSomethingShown), {message: name, intervals: [100]})
        .toBe(true);
      await expect.soft(errors, name).toHaveCount(0);
    }
  });
}

test('every button opens an existing example, and every sample with output has a button', async () => {
  const pages = builtSite.paths().map((path) => builtSite.html(path));
  const linked = pages.flatMap((html) =>
    [...html.matchAll(/\/playground\?(demo|sample)=([\w-]+)/g)].map(([, kind, key]) => `${kind}s/${key}`),
  );
  const names = examples.map(({name}) => name);
  expect(linked.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith('samples/') && !linked.includes(name))).toEqual([]);
  expect(linked.length).toBeGreaterThan(150);
});
