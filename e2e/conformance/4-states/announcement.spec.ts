import type {Page} from '@playwright/test';
import {announcement} from '../../../site/config/announcement.ts';
import {storeBeforehand, storedText} from '../../browserStorage.ts';
import {openPage} from '../../openPage.ts';
import {expect, test} from '../../test.ts';
import {proves} from '../proves.ts';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const id = announcement?.id ?? '';

test(
  'announcement bar: shown with its content, and its id stored',
  proves('1.announcement', '9.key-announcement'),
  async ({page}) => {
    await openPage(page, '/docs/');
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toContainText('Remotion 3.2');
    expect(await storedText(page, 'docusaurus.announcement.id')).toBe(id);
    expect(await storedText(page, 'docusaurus.announcement.dismiss')).toBe('false');
  },
);

test(
  'announcement bar: closable, dismissal remembered',
  proves('4.closable', '4.dismissed', '9.key-announcement'),
  async ({page}) => {
    await openPage(page, '/docs/');
    await bar(page).getByRole('button', {name: 'Close'}).click();
    await expect(bar(page)).toBeHidden();
    expect(await storedText(page, 'docusaurus.announcement.dismiss')).toBe('true');
    await openPage(page, '/docs/interpolate');
    await expect(bar(page)).toBeHidden();
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
    await expect(bar(page)).toBeVisible();
    expect(await storedText(page, 'docusaurus.announcement.id')).toBe(id);
    expect(await storedText(page, 'docusaurus.announcement.dismiss')).toBe('false');
  },
);
