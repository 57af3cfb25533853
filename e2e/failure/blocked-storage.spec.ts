import {openPage} from '../support/openPage.ts';
import {findPlayground} from '../support/findPlayground.ts';
import {expect, test} from '../support/test.ts';

const paths = ['/', '/docs/lottie', '/blog/3-2', '/search?q=spring', '/errors', '/showcase/', '/lambda/', '/explore'];

test.beforeEach(async ({page, problems}) => {
  problems.expect('warning: Docusaurus browser storage is not available.');
  // Chromium throws in the same way if all cookies are blocked.
  await page.addInitScript(() => {
    const forbid = (target: object, name: string): void =>
      void Object.defineProperty(target, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      forbid(window, name);
    }
    forbid(Document.prototype, 'cookie');
  });
});

test('cookies and storage blocked: each kind of page opens without errors, and its links work', async ({page}) => {
  for (const path of paths) {
    await openPage(page, path);
    await expect.soft(page.getByRole('heading', {level: 1}), path).toBeVisible();
    await expect.soft(page.getByRole('alert'), path).toHaveCount(0);
  }
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
});

test('cookies and storage blocked: input is preserved while the page is open, and the page says what it can not save', async ({
  page,
}) => {
  await openPage(page, '/showcase/add');
  await page.getByLabel('Title').fill('A lighthouse');
  const entry = page.getByRole('group', {name: 'Text of the file'});
  await expect(entry).toContainText('"title": "A lighthouse"');
  await openPage(page, '/playground');
  const {code, write, button, drawn} = findPlayground(page, page.getByRole('main'));
  const before = await drawn();
  await write('export const Title = () => <h1>Stored in the page</h1>;');
  await drawn(before);
  await expect(code).toContainText('Stored in the page');
  await expect(page.getByRole('status').filter({hasText: 'Your code isn’t saved'})).toBeVisible();

  await button('Reset').click();
  await expect(code).not.toContainText('Stored in the page');
  await expect(page.getByRole('status').filter({hasText: 'until you close or reload this tab'})).toBeVisible();
  await button('Earlier work').click();
  await page.getByRole('list', {name: 'Earlier work'}).getByRole('button').first().click();
  await expect(code).toContainText('Stored in the page');

  // Typed immediately before the reader follows a link, when the URL still contains the code from before.
  await write('export const Title = () => <h1>Stored in the tab</h1>;');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Blog', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  await page.goBack();
  await button('Earlier work').click();
  await page.getByRole('list', {name: 'Earlier work'}).getByRole('button').first().click();
  await expect(code).toContainText('Stored in the tab');
});
