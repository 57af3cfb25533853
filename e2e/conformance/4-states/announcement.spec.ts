import type {Page} from '@playwright/test';
import {announcement} from '../../../site/config/announcement.ts';
import {storeBeforehand, readStoredText} from '../../support/browserStorage.ts';
import {openPage} from '../../support/openPage.ts';
import {expect, test} from '../../support/test.ts';
import {proves} from '../../../packages/specification/proves.ts';

function getBar(page: Page) {
  return page.locator('.theme-announcement-bar');
}
const id = announcement?.id ?? '';

test(
  'announcement bar: shown with its content, and its id stored',
  proves('1.announcement', '9.key-announcement'),
  async ({page}) => {
    await openPage(page, '/docs/');
    await expect(getBar(page)).toBeVisible();
    await expect(getBar(page)).toContainText('Remotion 3.2');
    expect(await readStoredText(page, 'docusaurus.announcement.id')).toBe(id);
    expect(await readStoredText(page, 'docusaurus.announcement.dismiss')).toBe('false');
  },
);

test(
  'announcement bar: closable, dismissal remembered',
  proves('4.closable', '4.dismissed', '9.key-announcement'),
  async ({page}) => {
    await openPage(page, '/docs/');
    await getBar(page).getByRole('button', {name: 'Close'}).click();
    await expect(getBar(page)).toBeHidden();
    expect(await readStoredText(page, 'docusaurus.announcement.dismiss')).toBe('true');
    await openPage(page, '/docs/interpolate');
    await expect(getBar(page)).toBeHidden();
  },
);

test(
  'announcement bar: dismissal remembered until the bar id changes, then shown on the first load',
  proves('4.dismissed'),
  async ({page}) => {
    await storeBeforehand(page, {
      'docusaurus.announcement.id': 'an-older-announcement',
      'docusaurus.announcement.dismiss': 'true',
    });
    await openPage(page, '/docs/');
    await expect(getBar(page)).toBeVisible();
    expect(await readStoredText(page, 'docusaurus.announcement.id')).toBe(id);
    expect(await readStoredText(page, 'docusaurus.announcement.dismiss')).toBe('false');
  },
);
