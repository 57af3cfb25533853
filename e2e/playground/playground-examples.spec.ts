import {encodeProject} from '../../packages/playground-core/project/encodeProject.ts';
import {isToTest} from '../../packages/tooling/isToTest.ts';
import {builtSite} from '../support/builtSite.ts';
import {findSourceFile} from '../support/findSourceFile.ts';
import {openPage} from '../support/openPage.ts';
import {findPlayground, expectSomethingShown} from '../support/findPlayground.ts';
import {findLinkedExamples, readPlaygroundExamples} from './readPlaygroundExamples.ts';
import {expect, test} from '../support/test.ts';

const examples = readPlaygroundExamples();
const changedPages = builtSite.paths().filter((path) => isToTest(findSourceFile(path) ?? ''));
const changed = new Set(changedPages.flatMap(findExamples));
const toRun = examples.filter(({name}) => isToTest(name) || changed.has(name));

// All examples of a half run in the same visit and sandbox, because the state of one must not affect the next.
for (const half of [0, 1]) {
  test(`the playground renders every example with a button, half ${half + 1}`, async ({page}) => {
    test.setTimeout(240_000);
    await openPage(page, '/playground');
    const {sandbox, drawn, errors} = findPlayground(page, page.getByRole('main'));
    let run = await drawn();
    for (const {name, project} of toRun.filter((_, index) => index % 2 === half)) {
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

test('a page that a video embeds shows its image in its font', async ({page}) => {
  await openPage(page, '/playground?demo=iframe');
  const {sandbox} = findPlayground(page, page.getByRole('main'));
  const embedded = sandbox.frameLocator('iframe');
  await expect(embedded.getByRole('heading')).toHaveText('Coast line');
  await expect.poll(() => embedded.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await expect.poll(() => embedded.locator('html').evaluate(() => [...document.fonts][0]?.status)).toBe('loaded');
});

test('every button opens an existing example, and every sample with output has a button', async () => {
  const linked = builtSite.paths().flatMap(findExamples);
  const names = examples.map(({name}) => name);
  expect(linked.filter((name) => !names.includes(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith('samples/') && !linked.includes(name))).toEqual([]);
  expect(linked.length).toBeGreaterThan(150);
});

function findExamples(path: string): readonly string[] {
  return findLinkedExamples(builtSite.html(path));
}
