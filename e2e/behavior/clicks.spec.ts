import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';
import {waitUntilQuiet} from '../support/waitUntilQuiet.ts';

/** One click to each kind of page: the page with the link, the link, and the heading of the other page. */
const clicks = [
  ['/docs/renderer', '.theme-doc-sidebar-menu a[href="/docs/renderer/render-frames"]', 'renderFrames()'],
  ['/docs/', '.theme-doc-sidebar-menu a[href="/docs/the-fundamentals"]', 'The fundamentals'],
  ['/docs/renderer', '.theme-doc-sidebar-menu a[href="/docs/renderer/render-media"]', 'renderMedia()'],
  ['/blog', 'article h2 a[href="/blog/3-2"]', 'Remotion 3.2'],
  ['/', 'footer a[href="/docs/"]', 'Installation'],
] as const;

for (const [from, link, heading] of clicks) {
  test(`a click from ${from} to “${heading}” needs at most two requests after hovering, and nothing twice`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openPage(page, from);
    await waitUntilQuiet(page);
    await page.locator(link).first().hover();
    await waitUntilQuiet(page);
    const ahead = requests.length;
    await page.locator(link).first().click();
    await expect(page.getByRole('heading', {level: 1})).toContainText(heading);
    await waitUntilQuiet(page);
    expect(requests.slice(ahead).length, requests.slice(ahead).join('\n')).toBeLessThanOrEqual(2);
    expect(requests.filter((url, index) => requests.indexOf(url) !== index)).toEqual([]);
  });
}

test('a click leaves language and direction of the document alone, because setting them restyles everything', async ({
  page,
}) => {
  await openPage(page, '/docs/');
  const changes = await page.evaluateHandle(() => {
    const names: (string | null)[] = [];
    new MutationObserver((records) => names.push(...records.map(({attributeName}) => attributeName))).observe(
      document.documentElement,
      {attributeFilter: ['lang', 'dir']},
    );
    return names;
  });
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/the-fundamentals"]').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The fundamentals');
  expect(await changes.jsonValue()).toEqual([]);
});
