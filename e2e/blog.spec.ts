import type {Page} from '@playwright/test';
import {openPage} from './openPage.ts';
import {specifiedRoutes} from './specifiedRoutes.ts';
import {expect, test} from './test.ts';

const posts = (page: Page) => page.getByRole('main').getByRole('article');
const dates = (page: Page) =>
  posts(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
const descending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => b - a);

test('blog list: 10 posts on the first page, the remaining 7 on /blog/page/2, the newest first', async ({page}) => {
  await openPage(page, '/blog');
  await expect(posts(page)).toHaveCount(10);
  const first = await dates(page);
  await page.getByRole('link', {name: 'Older entries'}).click();
  await expect(page).toHaveURL('/blog/page/2');
  await expect(posts(page)).toHaveCount(7);
  const all = [...first, ...(await dates(page))];
  expect(all).toHaveLength(17);
  expect(all).toEqual(descending(all));
  await page.getByRole('link', {name: 'Newer entries'}).click();
  await expect(page).toHaveURL('/blog');
});

for (const path of ['/blog', '/blog/page/2', '/success-stories']) {
  test(`lists of posts show truncated previews and reading time: ${path}`, async ({page}) => {
    await openPage(page, path);
    for (const post of await posts(page).all()) {
      await expect.soft(post).toContainText(/(\d+|One) min read/);
      await expect.soft(post.getByRole('link', {name: /^Read more/})).toBeVisible();
    }
  });
}

test('a preview is shorter than its post', async ({page}) => {
  await openPage(page, '/blog');
  const preview = await posts(page).first().locator('.markdown').innerText();
  await posts(page)
    .first()
    .getByRole('link', {name: /^Read more/})
    .click();
  await expect(page).toHaveURL('/blog/3-2');
  await expect(posts(page)).toHaveCount(1);
  const whole = await posts(page).locator('.markdown').innerText();
  expect(whole.length).toBeGreaterThan(preview.length * 1.5);
  expect(whole).toContain(preview.split('\n')[0]);
});

test('blog archive: every post', async ({page}) => {
  await openPage(page, '/blog/archive');
  const addresses = await archived(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const specified = specifiedRoutes.filter((path) => /^\/blog\/(?!page|archive)/.test(path));
  expect(addresses.sort()).toEqual([...specified].sort());
});

/** The posts of an archive; its headings link to themselves. */
const archived = (page: Page) => page.getByRole('main').locator('a:not(.hash-link)');

test('success stories: only one story exists', async ({page}) => {
  await openPage(page, '/success-stories');
  await expect(posts(page)).toHaveCount(1);
  await posts(page)
    .getByRole('link', {name: /^Read more/})
    .click();
  await expect(page).toHaveURL('/success-stories/makestories');
  await openPage(page, '/success-stories/archive');
  await expect(archived(page)).toHaveCount(1);
});
