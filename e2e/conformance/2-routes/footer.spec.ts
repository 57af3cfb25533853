import {openPage} from '../../support/openPage.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

const columns = {
  Product: ['Getting started', 'API Reference', 'Player', 'Lambda', 'Changelog', 'Issues'],
  Community: ['Showcase', 'Experts', 'Discord', 'Twitter', 'Instagram', 'TikTok'],
  More: ['About us', 'Blog', 'Success stories', 'GitHub', 'For companies'],
};

for (const path of ['/docs/', '/docs/interpolate', '/blog', '/search?q=spring']) {
  test(
    `footer columns: product, community, more (${path})`,
    proves('1.footer', '2.footer-product', '2.footer-community', '2.footer-more'),
    async ({page}) => {
      await openPage(page, path);
      const found = await page
        .getByRole('contentinfo')
        .locator('.footer__col')
        .evaluateAll((elements) =>
          elements.map((column) => [
            column.querySelector('.footer__title')?.textContent,
            [...column.querySelectorAll('a')].map((link) => link.textContent),
          ]),
        );
      expect(Object.fromEntries(found)).toEqual(columns);
      expect(found.map(([title]) => title)).toEqual(Object.keys(columns));
    },
  );
}

test('footer: external links open in a new tab, internal links do not', async ({page}) => {
  await openPage(page, '/docs/');
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((elements) =>
      elements.map((link) => ({
        isElsewhere: /^https:/.test(link.getAttribute('href') ?? ''),
        target: link.getAttribute('target'),
      })),
    );
  expect(links).toHaveLength(17);
  for (const {isElsewhere, target} of links) {
    expect(target).toBe(isElsewhere ? '_blank' : null);
  }
});

test("footer: copyright 2022 with 'Built with Docusaurus'", proves('2.copyright'), async ({page}) => {
  await openPage(page, '/docs/');
  const copyright = page.getByRole('contentinfo').locator('.footer__copyright');
  await expect(copyright).toContainText('Copyright © 2022');
  await expect(copyright).toContainText('Built with Docusaurus');
});
