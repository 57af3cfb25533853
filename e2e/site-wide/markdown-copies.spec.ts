import {getCopyPath} from '../../site/src/components/copyPage/getCopyPath.ts';
import {builtSite} from '../support/builtSite.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

const paths = builtSite.paths();

test('every page exists as Markdown, which is linked from its head and the index', async ({request}) => {
  const index = await (await request.get('/llms.txt')).text();
  const listed = [...index.matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, url = '']) => new URL(url).pathname);
  expect([...listed].sort()).toEqual(paths.map(getCopyPath).sort());
  for (const path of paths) {
    expect
      .soft(builtSite.html(path), path)
      .toContain(`<link rel="alternate" type="text/markdown" href="${getCopyPath(path)}">`);
    expect
      .soft(builtSite.text(getCopyPath(path)), path)
      .toMatch(/^---\ntitle: ".+"\ndescription: ".*"\nurl: http\S+\n---\n\n/);
  }
  const answer = await request.get('/docs/interpolate.md');
  expect(answer.headers()['content-type']?.toLowerCase()).toBe('text/markdown; charset=utf-8');
  expect(await (await request.get('/llms-full.txt')).text()).toContain(await answer.text());
});

test('a page is copied as Markdown, also with the keyboard, and the Markdown is only loaded on demand', async ({
  page,
  context,
  request,
  problems,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requested: string[] = [];
  page.on('request', (one) => requested.push(new URL(one.url()).pathname));
  await openPage(page, '/docs/interpolate');
  const button = page.getByRole('button', {name: 'Copy page as Markdown'});
  await expect(button).toHaveText('Copy page');
  expect(requested).not.toContain('/docs/interpolate.md');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await request.get('/docs/interpolate.md')).text());

  await openPage(page, '/docs/spring');
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await page.route('**/docs/spring.md', (route) => route.abort());
  await button.click();
  await expect(button.getByRole('status')).toHaveText('Not copied');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('a link points to the Markdown', async ({page}) => {
    await page.goto('/docs/interpolate');
    await expect(page.getByRole('button', {name: 'Copy page as Markdown'})).toBeHidden();
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', '/docs/interpolate.md');
  });
});
