import {redirects} from '../../packages/content-model/redirects.ts';
import {builtSite} from '../support/builtSite.ts';
import {expect, test} from '../support/test.ts';

for (const {from, to, status} of redirects) {
  const isAnswered = !to.startsWith('/') || builtSite.has(to);
  test(`redirect: ${from} ${isAnswered ? `redirects to ${to}` : 'waits until its page is written'}`, async ({
    request,
  }) => {
    for (const path of [from, `${from}/`]) {
      const response = await request.get(path, {maxRedirects: 0});
      expect(response.status(), path).toBe(isAnswered ? status : 404);
      if (isAnswered) {
        expect(response.headers().location, path).toBe(to);
      }
    }
  });
}

test('redirect: the Markdown copy of an old URL redirects to the copy of its page', async ({request}) => {
  const response = await request.get('/docs/getting-started.md', {maxRedirects: 0});
  expect([response.status(), response.headers().location]).toEqual([301, '/docs.md']);
});

test('redirect: an old URL opens the page', async ({page}) => {
  await page.goto('/docs/getting-started?from=mail');
  await expect(page).toHaveURL(/\/docs\/?\?from=mail$/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Setup and Installation');
});
