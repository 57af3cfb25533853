import type {Page} from '@playwright/test';
import {openPage} from '../../support/openPage.ts';
import {readStoredText} from '../../support/browserStorage.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

function getNavbar(page: Page) {
  return page.getByRole('navigation', {name: 'Main'});
}
function getSections(page: Page) {
  return getNavbar(page).locator('.navbar__items:not(.navbar__items--right) > .navbar__link');
}

test('navbar left: Docs, API, Blog, Showcase, Licensing', proves('1.navbar', '2.navbar-left'), async ({page}) => {
  await openPage(page, '/docs/');
  await expect(getSections(page)).toHaveText(['Docs', 'API', 'Blog', 'Showcase', 'Licensing']);
  const targets = await getSections(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/docs/', '/docs/api', '/blog', '/showcase/', '/docs/license']);
});

test('navbar right, external: Twitter, Discord, GitHub', proves('2.navbar-right'), async ({page}) => {
  await openPage(page, '/docs/');
  const external = getNavbar(page).locator('.navbar__items--right > a.navbar__link');
  const found = await external.evaluateAll((links) =>
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  );
  expect(found).toEqual([
    ['Twitter', 'https://twitter.com/remotion_dev', '_blank'],
    ['Discord', 'https://discord.gg/6VzzNDwUwV', '_blank'],
    ['GitHub', 'https://github.com/remotion-dev/remotion', '_blank'],
  ]);
  for (const name of ['Twitter', 'Discord', 'GitHub']) {
    await expect(getNavbar(page).getByRole('link', {name})).toBeVisible();
  }
});

test('the logo links to the home page', async ({page}) => {
  await openPage(page, '/docs/');
  await expect(getNavbar(page).getByRole('link', {name: 'Remotion', exact: true})).toHaveAttribute('href', '/');
});

const marked: Readonly<Record<string, readonly string[]>> = {
  '/docs/': ['Docs'],
  '/docs/animating-properties': ['Docs'],
  '/docs/api': ['API'],
  '/docs/interpolate': ['API'],
  '/docs/license': ['Docs', 'Licensing'],
  '/blog': ['Blog'],
  '/search?q=spring': [],
};
for (const [path, labels] of Object.entries(marked)) {
  test(`navbar marks ${labels.join(' and ') || 'nothing'} on ${path}`, async ({page}) => {
    await openPage(page, path);
    await expect(getSections(page).and(page.locator('.navbar__link--active'))).toHaveText([...labels]);
  });
}

test(
  'version dropdown: one version, labelled Next, remembered under docs-preferred-version-default',
  proves('1.version-dropdown', '1.docs-version', '3.preferred-version', '9.key-version', '9.one-version'),
  async ({page}) => {
    await openPage(page, '/docs/interpolate');
    const dropdown = getNavbar(page)
      .locator('.dropdown')
      .filter({has: page.getByRole('button', {name: 'Next'})});
    await dropdown.hover();
    const versions = dropdown.getByRole('link');
    await expect(versions).toHaveText(['Next', 'What is new in 3.2', 'Changelog']);
    expect(await readStoredText(page, 'docs-preferred-version-default')).toBeNull();
    await versions.first().click();
    await expect.poll(() => readStoredText(page, 'docs-preferred-version-default')).toBe('current');
    await expect(page).toHaveURL('/docs/interpolate');
  },
);

test('locale dropdown: en is the only locale', proves('1.locale', '1.locale-dropdown'), async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  const dropdown = getNavbar(page)
    .locator('.dropdown')
    .filter({has: page.getByRole('button', {name: 'English'})});
  await dropdown.hover();
  await expect(dropdown.getByRole('link')).toHaveText(['English', 'How to translate']);
  await expect(dropdown.getByRole('link', {name: 'English'})).toHaveAttribute('href', '/docs/interpolate');
});

test(
  'dropdowns open or close; outside click closes them',
  proves('4.dropdowns', '4.dropdown-outside'),
  async ({page}) => {
    await openPage(page, '/docs/interpolate');
    const {button, menu} = getLocaleDropdown(page);
    await expect(menu).toBeHidden();
    await button.press('Enter');
    await expect(menu).toBeVisible();
    await button.press('Enter');
    await expect(menu).toBeHidden();
    await button.press('Enter');
    await page.getByRole('heading', {level: 1}).click();
    await expect(menu).toBeHidden();
  },
);

test.describe(() => {
  test.use({hasTouch: true});

  test('dropdowns: outside touch closes them', proves('4.dropdown-outside'), async ({page}) => {
    await openPage(page, '/docs/interpolate');
    const {button, menu} = getLocaleDropdown(page);
    await button.press('Enter');
    await expect(menu).toBeVisible();
    await page.getByRole('heading', {level: 1}).tap();
    await expect(menu).toBeHidden();
  });
});

function getLocaleDropdown(page: Page) {
  return {
    button: getNavbar(page).getByRole('button', {name: 'English'}),
    menu: getNavbar(page).getByRole('link', {name: 'How to translate'}),
  };
}

test('hideable navbar: disabled', proves('4.hideable'), async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(getNavbar(page)).toBeInViewport({ratio: 1});
});
