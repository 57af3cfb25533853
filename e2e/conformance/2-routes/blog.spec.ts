import type {Page} from '@playwright/test';
import {openPage} from '../../support/openPage.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';
import {specifiedPosts} from './specifiedRoutes.ts';

function getPosts(page: Page) {
  return page.getByRole('main').getByRole('article');
}
function readDates(page: Page) {
  return getPosts(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
}
function sortDescending(numbers: readonly number[]): number[] {
  return [...numbers].sort((a, b) => b - a);
}

test(
  'blog list: 10 posts on the first page, the remaining 7 on /blog/page/2, the newest first',
  proves('2.blog', '2.blog-second', '9.blog-page'),
  async ({page}) => {
    await openPage(page, '/blog');
    await expect(getPosts(page)).toHaveCount(10);
    const first = await readDates(page);
    await page.getByRole('link', {name: 'Older entries'}).click();
    await expect(page).toHaveURL('/blog/page/2');
    await expect(getPosts(page)).toHaveCount(7);
    const all = [...first, ...(await readDates(page))];
    expect(all).toHaveLength(17);
    expect(all).toEqual(sortDescending(all));
    await page.getByRole('link', {name: 'Newer entries'}).click();
    await expect(page).toHaveURL('/blog');
  },
);

for (const path of ['/blog', '/blog/page/2', '/success-stories']) {
  test(`lists of posts show truncated previews and reading time: ${path}`, proves('2.reading-time'), async ({page}) => {
    await openPage(page, path);
    await expect(getPosts(page).first()).toBeVisible();
    for (const post of await getPosts(page).all()) {
      await expect.soft(post).toContainText(/(\d+|One) min read/);
      await expect.soft(post.getByRole('link', {name: /^Read more/})).toBeVisible();
    }
  });
}

test('each preview has a picture that leads to its post', async ({page}) => {
  for (const path of ['/blog', '/blog/page/2', '/success-stories']) {
    await openPage(page, path);
    await expect(getPosts(page).first()).toBeVisible();
    for (const post of await getPosts(page).all()) {
      const picture = post.locator('.post-cover');
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      const link = await post.getByRole('heading').getByRole('link').getAttribute('href');
      await expect(picture).toHaveAttribute('href', link ?? '');
    }
  }
});

test('a preview is shorter than its post', proves('2.previews'), async ({page}) => {
  await openPage(page, '/blog');
  const preview = await getPosts(page).first().locator('.markdown').innerText();
  await getPosts(page)
    .first()
    .getByRole('link', {name: /^Read more/})
    .click();
  await expect(page).toHaveURL('/blog/3-2');
  await expect(getPosts(page)).toHaveCount(1);
  const whole = await getPosts(page).locator('.markdown').innerText();
  expect(whole.length).toBeGreaterThan(preview.length * 1.5);
  expect(whole).toContain(preview.split('\n')[0]);
});

test('blog archive: every post', proves('2.blog-archive', '2.blog-post', '2.slugs'), async ({page}) => {
  await openPage(page, '/blog/archive');
  const urls = await getArchivedPosts(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(urls.sort()).toEqual(specifiedPosts.map(({path}) => path).sort());
});

/** Returns the posts of an archive. Its headings contain links to themselves. */
function getArchivedPosts(page: Page) {
  return page.getByRole('main').locator('a:not(.hash-link)');
}

test(
  'success stories: only one story exists',
  proves('2.stories', '2.stories-archive', '2.makestories'),
  async ({page}) => {
    await openPage(page, '/success-stories');
    await expect(getPosts(page)).toHaveCount(1);
    await getPosts(page)
      .getByRole('link', {name: /^Read more/})
      .click();
    await expect(page).toHaveURL('/success-stories/makestories');
    await openPage(page, '/success-stories/archive');
    await expect(getArchivedPosts(page)).toHaveCount(1);
  },
);
