import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {WORKER_PATH} from '../search/contract.ts';
import {budgets} from './budgets.ts';
import {builtSite} from './builtSite.ts';
import {compressed} from './compressed.ts';
import {costOfHtml, type HtmlCost} from './costOfHtml.ts';
import {holdRequests} from './holdRequests.ts';
import {waitUntilInteractive} from './openPage.ts';
import {requestsOf} from './requestsOf.ts';
import {shiftWhileLoading} from './shiftWhileLoading.ts';
import {expect, test} from './test.ts';

const pages = builtSite.paths();
const plainDocs = pages.filter((path) => path.startsWith('/docs/') && !/id="?demo-/.test(builtSite.html(path)));

const searchFiles = [
  ...readdirSync(join(builtSite.folder, 'assets/search')).map((name) => `/assets/search/${name}`),
  WORKER_PATH,
].filter((path) => /\.js(on)?$/.test(path));

/** Scripts that are loaded only when a reader wants what they do, by a word that no other script has. */
const unasked = {
  'the search dialog': filesWith('DocSearch-Modal'),
  'the player': filesWith('__remotion'),
  'the editor': filesWith('cm-content'),
};

test('budget: HTML of nine pages in ten, typefaces of all', () => {
  const heavy = over(budgets.html, pages, ({html}) => html);
  expect(heavy.length, heavy.join('\n')).toBeLessThanOrEqual(pages.length / 10);
  expect(over(budgets.fonts, pages, ({fonts}) => fonts)).toEqual([]);
});

test('budget: documentation pages without a demo, until they have loaded', () => {
  // A tool, a diagram, or a button of the playground brings a style sheet of its own.
  const ofWords = plainDocs.filter((path) => builtSite.html(path).match(/<link rel=stylesheet/g)?.length === 1);
  expect(ofWords.length).toBeGreaterThan(plainDocs.length * 0.8);
  expect(over(budgets.css, ofWords, ({css}) => css)).toEqual([]);
  expect(over(budgets.untilLoad, ofWords, ({html, css}) => html + css)).toEqual([]);
  expect(over(budgets.untilLoadWithTool, plainDocs, ({html, css}) => html + css)).toEqual([]);
});

for (const [path, budget] of [
  ['/docs/license', budgets.scripts],
  ['/docs/remotion', budgets.scripts],
  ['/docs/interpolate', budgets.scriptsWithExplorer],
] as const)
  test(`budget: scripts of ${path}, none before the page has loaded, none that nobody has asked for`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitUntilInteractive(page);
    await page.waitForLoadState('networkidle');
    const scripts = (await requestsOf(page)).filter(({kind, isAhead}) => kind === 'script' && !isAhead);
    expect(scripts.filter(({isEarly}) => isEarly)).toEqual([]);
    for (const [part, files] of Object.entries(unasked))
      expect(
        scripts.filter(({path: file}) => files.has(file)),
        part,
      ).toEqual([]);
    const list = scripts.map(({path: file, bytes}) => `${bytes} ${file}`).join('\n');
    const all = scripts.reduce((sum, {bytes}) => sum + bytes, 0);
    expect(scripts.length).toBeGreaterThan(5);
    expect(all, `${path}: ${all - budget} bytes more than ${budget}\n${list}`).toBeLessThanOrEqual(budget);
  });

test('budget: where browsers search by themselves, all that the first result waits for', () => {
  const files = searchFiles.filter((path) => !path.includes('/texts-'));
  expect(files).toEqual([expect.stringMatching(/names\.\w+\.json$/), WORKER_PATH]);
  const bytes = files.reduce((sum, path) => sum + compressed(builtSite.text(path)), 0);
  expect(bytes).toBeLessThanOrEqual(budgets.firstResult);
});

test('budget: growth of the scripts that every page loads, by each page of the documentation', () => {
  const [main = '', runtime = ''] = ['main', 'runtime~main'].map((name) => scriptCalled(name));
  // What stands there of each page is an entry in a list of the framework's; the table of pages is a file of its own.
  const entries = [...main.matchAll(/\{"id":"[^"]+","path":"\/docs\/[^"]*"(?:,"sidebar":"\w+")?\},?/g)].map(
    ([entry]) => entry,
  );
  expect(entries.length).toBeGreaterThan(200);
  const others = entries.reduce((code, entry) => code.replace(entry, ''), main);
  const paths = builtSite.paths().filter((path) => path.startsWith('/docs/') && path !== '/docs/');
  // Some are linked from everywhere.
  expect(paths.filter((path) => others.includes(`"${path}"`)).length).toBeLessThan(paths.length / 10);
  const table = builtSite.text(
    `/assets/${readdirSync(join(builtSite.folder, 'assets')).find((file) => /^routes\./.test(file))}`,
  );
  const {parts} = JSON.parse(table) as {parts: Readonly<Record<string, unknown>>};
  expect(Object.keys(parts).length).toBeGreaterThan(200);
  expect(Object.keys(parts).filter((name) => others.includes(name) || runtime.includes(name))).toEqual([]);
  // The second half of them costs what as many more would.
  const half = entries.slice(entries.length / 2).reduce((code, entry) => code.replace(entry, ''), main);
  const growth = (compressed(main) - compressed(half)) / (entries.length / 2);
  expect(growth).toBeLessThanOrEqual(budgets.growth);
});

for (const path of ['/', '/docs/interpolate', '/docs/lambda', '/blog', '/blog/3-2', '/lambda', '/showcase/'])
  test(`budget: ${path} does not jump when its typefaces come late, or when its scripts take over`, async ({page}) => {
    const release = await holdRequests(page, '**/*.woff2');
    const shift = await shiftWhileLoading(page);
    await page.goto(path, {waitUntil: 'commit'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.evaluate(() => document.fonts.ready);
    await waitUntilInteractive(page);
    expect(await shift()).toBeLessThanOrEqual(budgets.layoutShift);
  });

/** Sentences that say which pages are over a budget, and by how much. */
function over(budget: number, paths: readonly string[], of: (cost: HtmlCost) => number): readonly string[] {
  return paths.flatMap((path) => {
    // A low quality takes a twentieth of the time and never gives less: what passes with it passes.
    if (of(costOfHtml(path, 5)) <= budget) return [];
    const bytes = of(costOfHtml(path));
    return bytes > budget ? [`${path}: ${bytes} bytes, ${bytes - budget} more than ${budget}`] : [];
  });
}

function scriptCalled(name: string): string {
  const folder = join(builtSite.folder, 'assets/js');
  const file = readdirSync(folder).find((item) => item.startsWith(`${name}.`));
  if (!file) throw new Error(`There is no script called ${name}.`);
  return readFileSync(join(folder, file), 'utf8');
}

function filesWith(word: string): ReadonlySet<string> {
  const folder = join(builtSite.folder, 'assets/js');
  const files = readdirSync(folder).filter((file) => readFileSync(join(folder, file), 'utf8').includes(word));
  if (files.length === 0) throw new Error(`No script has the word ${word}.`);
  return new Set(files.map((file) => `/assets/js/${file}`));
}
