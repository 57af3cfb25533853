import {builtSite} from '../../support/builtSite.ts';
import {openPage} from '../../support/openPage.ts';
import {siteData} from '../../support/siteData.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

test('name, tagline and version 3.2.14', proves('1.title', '1.tagline', '1.site-version', '2.home'), async ({page}) => {
  await openPage(page, '/');
  await expect(page).toHaveTitle('Create motion graphics in React | Remotion');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Create motion graphics in React');
  expect(siteData.config()).toMatchObject({title: 'Remotion', tagline: 'Create motion graphics in React'});
  expect(siteData.version()).toBe('3.2.14');
});

test(
  'one version: current, labelled Next, the latest, below /docs, from getting-started',
  proves('1.docs-version', '3.version', '9.one-version'),
  () => {
    const [version, ...others] = siteData.docsVersions();
    expect(others).toEqual([]);
    expect(version).toMatchObject({
      name: 'current',
      label: 'Next',
      isLast: true,
      path: '/docs',
      mainDocId: 'getting-started',
      sidebars: {mainSidebar: expect.anything(), apiSidebar: expect.anything()},
    });
    for (const {id, path, ...rest} of version?.docs ?? []) {
      expect.soft(id).toMatch(/\S/);
      expect.soft(path, id).toMatch(/^\/docs\//);
      expect.soft(['mainSidebar', 'apiSidebar', undefined], id).toContain(rest.sidebar);
    }
    expect(version?.docs.find(({id}) => id === 'getting-started')?.path).toBe('/docs/');
  },
);

test('every page is readable without an account', proves('1.public', '6.none'), async ({playwright, baseURL}) => {
  // An anonymous reader: without cookies, headers or state from a previous page.
  const nobody = await playwright.request.newContext({baseURL});
  for (const path of builtSite.paths()) {
    const response = await nobody.get(path);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['set-cookie'], path).toBeUndefined();
    expect.soft(await response.text(), path).not.toMatch(/type="?password\b/);
  }
  await nobody.dispose();
});
