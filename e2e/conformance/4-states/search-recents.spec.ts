import type {Locator, Page} from '@playwright/test';
import {storeBeforehand, readStoredText} from '../../support/browserStorage.ts';
import {openPage} from '../../support/openPage.ts';
import {openSearch, searchFor} from '../../support/getSearchDialog.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__remotion';
const favouriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__remotion';

type StoredHit = {
  readonly objectID: string;
  readonly hierarchy: {readonly lvl1: string};
};

/** A hit in the format that the dialog stores. */
function createStoredHit(name: string): StoredHit & {url: string; type: string} {
  return {
    objectID: name,
    url: `/docs/license#${name}`,
    type: 'lvl1',
    hierarchy: {lvl1: name},
  };
}
function createNames(prefix: string, count: number) {
  return Array.from({length: count}, (_, index) => `${prefix}-${index + 1}`);
}
function storeHits(page: Page, hits: Readonly<Record<string, readonly string[]>>) {
  return storeBeforehand(
    page,
    Object.fromEntries(Object.entries(hits).map(([key, ids]) => [key, JSON.stringify(ids.map(createStoredHit))])),
  );
}

async function readStored(page: Page, key: string): Promise<StoredHit[]> {
  return JSON.parse((await readStoredText(page, key)) ?? '[]') as StoredHit[];
}
async function readStoredNames(page: Page, key: string) {
  return (await readStored(page, key)).map(({hierarchy}) => hierarchy.lvl1);
}

function getGroup(root: Locator, title: string) {
  return root.locator('.DocSearch-Hits').filter({has: root.page().locator('.DocSearch-Hit-source', {hasText: title})});
}
function save(hit: Locator) {
  return hit.getByRole('button', {name: 'Save this search'});
}

test(
  'selecting a hit adds it to recents, without highlight and snippet',
  proves('2.search-start', '3.stored-hit', '4.recents', '9.key-searches'),
  async ({page}) => {
    await openPage(page, '/docs/license');
    await searchFor(page, 'interpolateColors()');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolateColors()');
    const [hit, ...others] = await readStored(page, recentKey);
    expect(others).toEqual([]);
    expect(hit).toMatchObject({objectID: expect.any(String), url: '/docs/interpolate-colors', type: 'lvl1'});
    expect(Object.keys(hit ?? {}).filter((key) => /highlight|snippet/i.test(key))).toEqual([]);

    const {root, hits} = await openSearch(page);
    await expect(root.locator('.DocSearch-Hit-source')).toHaveText(['Recent']);
    await expect(hits).toHaveText([/interpolateColors\(\)/]);
    await page.keyboard.press('Enter');
    await expect(root).toHaveCount(0);
    expect(await readStoredNames(page, recentKey)).toHaveLength(1);
  },
);

test('an opened paragraph becomes a recent search, too', async ({page}) => {
  await openPage(page, '/docs/license');
  const {hits} = await searchFor(page, 'spring');
  const paragraph = hits.filter({has: page.locator('mark')}).last();
  await paragraph.getByRole('link').click();
  await expect.poll(() => readStored(page, recentKey)).toHaveLength(1);
});

test('recent searches limit 7, the newest first', proves('9.recents'), async ({page}) => {
  await storeHits(page, {[recentKey]: createNames('recent', 7)});
  await openPage(page, '/docs/license');
  const {root, hits} = await openSearch(page);
  await expect(hits).toHaveCount(7);
  await root.getByRole('combobox').fill('interpolateColors()');
  await expect(hits.first()).toContainText('interpolateColors()');
  await page.keyboard.press('Enter');
  await expect(root).toHaveCount(0);
  expect(await readStoredNames(page, recentKey)).toEqual(['interpolateColors()', ...createNames('recent', 6)]);
});

test('recent searches limit 4 when favourites exist', proves('9.recents'), async ({page}) => {
  await storeHits(page, {[recentKey]: createNames('recent', 4), [favouriteKey]: ['favourite']});
  await openPage(page, '/docs/license');
  const {root} = await searchFor(page, 'interpolateColors()');
  await page.keyboard.press('Enter');
  await expect(root).toHaveCount(0);
  expect(await readStoredNames(page, recentKey)).toEqual(['interpolateColors()', ...createNames('recent', 3)]);
});

test(
  'a recent can be promoted to favourite (removed from recents)',
  proves('4.promote', '5.empty-query', '9.key-searches'),
  async ({page}) => {
    await storeHits(page, {[recentKey]: createNames('recent', 3)});
    await openPage(page, '/docs/license');
    const {root} = await openSearch(page);
    await save(getGroup(root, 'Recent').getByRole('treeitem').nth(1)).click();
    await expect(getGroup(root, 'Favorite').getByRole('treeitem')).toHaveText(['recent-2']);
    await expect(getGroup(root, 'Recent').getByRole('treeitem')).toHaveText(['recent-1', 'recent-3']);
    expect(await readStoredNames(page, favouriteKey)).toEqual(['recent-2']);
    expect(await readStoredNames(page, recentKey)).toEqual(['recent-1', 'recent-3']);
  },
);

test('favourites limit 10', proves('9.favourites'), async ({page}) => {
  await storeHits(page, {[recentKey]: ['recent'], [favouriteKey]: createNames('favourite', 10)});
  await openPage(page, '/docs/license');
  const {root} = await openSearch(page);
  await expect(getGroup(root, 'Favorite').getByRole('treeitem')).toHaveCount(10);
  await save(getGroup(root, 'Recent').getByRole('treeitem')).click();
  await expect(getGroup(root, 'Favorite').getByRole('treeitem').first()).toHaveText('recent');
  expect(await readStoredNames(page, favouriteKey)).toEqual(['recent', ...createNames('favourite', 9)]);
  expect(await readStoredNames(page, recentKey)).toEqual([]);
});

test('a recent can be removed', proves('4.remove-recent'), async ({page}) => {
  await storeHits(page, {[recentKey]: createNames('recent', 2)});
  await openPage(page, '/docs/license');
  const {root, hits} = await openSearch(page);
  await hits.first().getByRole('button', {name: 'Remove this search from history'}).click();
  await expect(hits).toHaveText(['recent-2']);
  expect(await readStoredNames(page, recentKey)).toEqual(['recent-2']);
  await hits.first().getByRole('button', {name: 'Remove this search from history'}).click();
  await expect(root).toContainText('No recent searches');
});

test('a favourite can be removed', proves('4.remove-favourite'), async ({page}) => {
  await storeHits(page, {[favouriteKey]: createNames('favourite', 2)});
  await openPage(page, '/docs/license');
  const {root, hits} = await openSearch(page);
  await expect(root.locator('.DocSearch-Hit-source')).toHaveText(['Favorite']);
  await hits.first().getByRole('button', {name: 'Remove this search from favorites'}).click();
  await expect(hits).toHaveText(['favourite-2']);
  expect(await readStoredNames(page, favouriteKey)).toEqual(['favourite-2']);
});

test('selecting a favourite does not add it to recents', proves('4.recents'), async ({page}) => {
  await openPage(page, '/docs/license');
  const first = await searchFor(page, 'interpolateColors()');
  await page.keyboard.press('Enter');
  await expect(first.root).toHaveCount(0);
  // The navigation moves the focus when it's done.
  await expect(page.getByRole('heading', {level: 1})).toHaveText('interpolateColors()');
  const {root, hits} = await openSearch(page);
  await save(hits.first()).click();
  await expect(getGroup(root, 'Favorite').getByRole('treeitem')).toHaveCount(1);
  await root.getByRole('combobox').fill('interpolateColors()');
  await expect(hits.first()).toContainText('interpolateColors()');
  await page.keyboard.press('Enter');
  await expect(root).toHaveCount(0);
  expect(await readStoredNames(page, favouriteKey)).toEqual(['interpolateColors()']);
  expect(await readStoredNames(page, recentKey)).toEqual([]);
});
