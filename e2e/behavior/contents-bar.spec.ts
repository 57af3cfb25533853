import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

test.use({viewport: {width: 390, height: 844}});

test('on a phone, the table of contents stays in view, and closes when the reader selects a section', async ({
  page,
}) => {
  await openPage(page, '/docs/interpolate');
  const contents = page.getByRole('button', {name: 'On this page'});
  const copy = page.getByRole('button', {name: 'Copy page'});
  await page.getByRole('heading', {name: 'Pitfalls'}).scrollIntoViewIfNeeded();
  await expect(contents).toBeInViewport({ratio: 1});
  await expect(copy).toBeInViewport({ratio: 1});

  await contents.click();
  await page.getByRole('article').getByRole('link', {name: 'Options', exact: true}).click();
  await expect(contents).toHaveAttribute('aria-expanded', 'false');
  const heading = page.getByRole('heading', {name: 'Options', exact: true});
  await expect(heading).toBeInViewport();
  const bar = await contents.boundingBox();
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('on a phone, Escape closes the table of contents', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const contents = page.getByRole('button', {name: 'On this page'});
  await contents.click();
  await page.getByRole('article').getByRole('link', {name: 'Options', exact: true}).focus();
  await page.keyboard.press('Escape');
  await expect(contents).toHaveAttribute('aria-expanded', 'false');
  await expect(contents).toBeFocused();
});

test('on a phone, the links to the next pages are one below the other, without broken words', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const links = await page.getByRole('navigation', {name: 'Docs pages'}).getByRole('link').all();
  const boxes = await Promise.all(links.map((link) => link.boundingBox()));
  expect(boxes).toHaveLength(2);
  expect(boxes[1]?.y).toBeGreaterThan((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0) - 1);
});
