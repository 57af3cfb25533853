import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {workerPath} from '../../packages/search/contract.ts';
import {budgets} from './budgets.ts';
import {builtSite} from '../support/builtSite.ts';
import {getTransferSize} from '../support/getTransferSize.ts';
import {measureHtmlCost, type HtmlCost} from './measureHtmlCost.ts';
import {holdRequests} from '../support/holdRequests.ts';
import {waitUntilInteractive} from '../support/openPage.ts';
import {type PageRequest, recordRequests} from '../support/recordRequests.ts';
import {watchLoadingShift} from './watchLoadingShift.ts';
import {expect, test} from '../support/test.ts';

const pages = builtSite.paths();
const plainDocs = pages.filter((path) => path.startsWith('/docs/') && !/id="?demo-/.test(builtSite.html(path)));

const searchFiles = [
  ...readdirSync(join(builtSite.folder, 'assets/search')).map((name) => `/assets/search/${name}`),
  workerPath,
].filter((path) => /\.js(on)?$/.test(path));

/** Scripts that are only loaded on demand, by a word that no other script contains. */
const scriptsOnDemand = {
  'the search dialog': findFiles('DocSearch-Modal'),
  'the player': findFiles('__remotion'),
  'the editor': findFiles('cm-content'),
};

test('budget: HTML of nine pages in ten, fonts of all', () => {
  const heavy = findExceeding(budgets.html, pages, ({html}) => html);
  expect(heavy.length, heavy.join('\n')).toBeLessThanOrEqual(pages.length / 10);
  expect(findExceeding(budgets.fonts, pages, ({fonts}) => fonts)).toEqual([]);
});

test('budget: documentation pages without a demo, until they have loaded', () => {
  // A tool, a diagram, or a button of the playground brings a style sheet of its own.
  const ofWords = plainDocs.filter((path) => builtSite.html(path).match(/<link rel=stylesheet/g)?.length === 1);
  expect(ofWords.length).toBeGreaterThan(plainDocs.length * 0.8);
  expect(findExceeding(budgets.css, ofWords, ({css}) => css)).toEqual([]);
  expect(findExceeding(budgets.untilLoad, ofWords, getTotal)).toEqual([]);
  expect(findExceeding(budgets.untilLoadWithTool, plainDocs, getTotal)).toEqual([]);
});

for (const [path, {load, idle}] of Object.entries(budgets.visits)) {
  test(`budget: ${path} until it has loaded and until it is idle, and no style sheet in between`, async ({page}) => {
    await page.goto(path);
    await waitUntilInteractive(page);
    await page.waitForLoadState('networkidle');
    const requests = await recordRequests(page);
    const html = getTransferSize('index.html', builtSite.html(path));
    const list = requests.map(({bytes, isEarly, path: file}) => `${bytes} ${isEarly ? 'early' : 'late'} ${file}`);
    const sum = (some: readonly PageRequest[]): number => some.reduce((total, {bytes}) => total + bytes, html);
    expect(sum(requests.filter(({isEarly}) => isEarly)), list.join('\n')).toBeLessThanOrEqual(load);
    expect(sum(requests), list.join('\n')).toBeLessThanOrEqual(idle);
    expect(requests.filter(({kind, isEarly}) => kind === 'style' && !isEarly)).toEqual([]);
  });
}

for (const [path, budget] of [
  ['/docs/license', budgets.scripts],
  ['/docs/remotion', budgets.scripts],
  ['/docs/interpolate', budgets.scriptsWithExplorer],
] as const) {
  test(`budget: scripts of ${path}, with none before the page has loaded, and no optional ones`, async ({page}) => {
    await page.goto(path);
    await waitUntilInteractive(page);
    await page.waitForLoadState('networkidle');
    const scripts = (await recordRequests(page)).filter(({kind, isAhead}) => kind === 'script' && !isAhead);
    expect(scripts.filter(({isEarly}) => isEarly)).toEqual([]);
    for (const [part, files] of Object.entries(scriptsOnDemand)) {
      expect(
        scripts.filter(({path: file}) => files.has(file)),
        part,
      ).toEqual([]);
    }
    const list = scripts.map(({path: file, bytes}) => `${bytes} ${file}`).join('\n');
    const all = scripts.reduce((sum, {bytes}) => sum + bytes, 0);
    expect(scripts.length).toBeGreaterThan(5);
    expect(all, `${path}: ${all - budget} bytes more than ${budget}\n${list}`).toBeLessThanOrEqual(budget);
  });
}

test('budget: what the first result of a search in the browser has to download', () => {
  const files = searchFiles.filter((path) => !path.includes('/texts-'));
  expect(files).toEqual([expect.stringMatching(/outline\.\w+\.json$/), workerPath]);
  const bytes = files.reduce((sum, path) => sum + getTransferSize(path, builtSite.text(path)), 0);
  expect(bytes).toBeLessThanOrEqual(budgets.firstResult);
});

test('budget: documentation pages add nothing to the scripts of every page', () => {
  const [main = '', runtime = ''] = ['main', 'runtime~main'].map((name) => findScript(name));
  const paths = builtSite.paths().filter((path) => path.startsWith('/docs/') && path !== '/docs/');
  expect(paths.length).toBeGreaterThan(200);
  // Some pages are linked from everywhere.
  expect(paths.filter((path) => main.includes(`"${path}"`)).length).toBeLessThan(paths.length / 10);
  const table = builtSite.text(
    `/assets/${readdirSync(join(builtSite.folder, 'assets')).find((file) => /^routes\./.test(file))}`,
  );
  const {modules} = JSON.parse(table) as {modules: Readonly<Record<string, unknown>>};
  expect(Object.keys(modules).length).toBeGreaterThan(200);
  expect(Object.keys(modules).filter((name) => main.includes(name) || runtime.includes(name))).toEqual([]);
});

for (const path of ['/', '/docs/interpolate', '/docs/lambda', '/blog', '/blog/3-2', '/lambda', '/showcase/']) {
  test(`budget: ${path} does not shift when its fonts load late or when it hydrates`, async ({page}) => {
    const release = await holdRequests(page, '**/*.woff2');
    const shift = await watchLoadingShift(page);
    await page.goto(path, {waitUntil: 'commit'});
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await page.evaluate(() => document.fonts.ready);
    await waitUntilInteractive(page);
    expect(await shift()).toBeLessThanOrEqual(budgets.layoutShift);
  });
}

function getTotal({html, css, fonts}: HtmlCost): number {
  return html + css + fonts;
}

/** Returns messages about the pages that exceed a budget, and by how much. */
function findExceeding(budget: number, paths: readonly string[], of: (cost: HtmlCost) => number): readonly string[] {
  return paths.flatMap((path) => {
    // A low quality takes a twentieth of the time and never compresses better, so a page that passes with it always
    // passes.
    if (of(measureHtmlCost(path, 5)) <= budget) {
      return [];
    }
    const bytes = of(measureHtmlCost(path));
    return bytes > budget ? [`${path}: ${bytes} bytes, ${bytes - budget} more than ${budget}`] : [];
  });
}

function findScript(name: string): string {
  const folder = join(builtSite.folder, 'assets/js');
  const file = readdirSync(folder).find((item) => item.startsWith(`${name}.`));
  if (!file) {
    throw new Error(`There is no script called ${name}.`);
  }
  return readFileSync(join(folder, file), 'utf8');
}

function findFiles(word: string): ReadonlySet<string> {
  const folder = join(builtSite.folder, 'assets/js');
  const files = readdirSync(folder).filter((file) => readFileSync(join(folder, file), 'utf8').includes(word));
  if (files.length === 0) {
    throw new Error(`No script has the word ${word}.`);
  }
  return new Set(files.map((file) => `/assets/js/${file}`));
}
