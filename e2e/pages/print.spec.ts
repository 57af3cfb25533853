import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

test('a printed page contains all of its code, its URL and its version, and no buttons', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(/^https?:.*\/docs\/interpolate, documentation of Remotion 3\.2$/)).toBeVisible();
  await expect(page.locator('main').locator('button, input, select, textarea').filter({visible: true})).toHaveCount(0);
  await expect(page.getByRole('region', {name: 'Explore interpolate()'})).toBeHidden();
  const cut = await page
    .locator('main pre')
    .evaluateAll((blocks) => blocks.filter((pre) => pre.checkVisibility() && pre.scrollHeight > pre.clientHeight + 1));
  expect(cut).toHaveLength(0);
});
