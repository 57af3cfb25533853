import type {Page} from '@playwright/test';
import {openPage} from './openPage.ts';
import {expect, test} from './test.ts';

const path = '/docs/cli/render';
const output = (page: Page) => page.getByRole('tabpanel').getByRole('group').first();

test('command builder: a choice stands in all four places, and in the address', async ({page}) => {
  await openPage(page, path);
  await page.getByLabel('--codec', {exact: true}).selectOption('prores');
  await page.getByLabel('--prores-profile', {exact: true}).selectOption('4444');
  await expect(output(page)).toHaveText(
    'npx remotion render src/index.ts my-video out/video.mov --codec=prores --prores-profile=4444',
  );
  await page.getByRole('tab', {name: 'remotion.config.ts'}).click();
  await expect(output(page)).toContainText("Config.Output.setProResProfile('4444');");
  await page.getByRole('tab', {name: 'renderMedia()', exact: true}).click();
  await expect(output(page)).toContainText("proResProfile: '4444',");
  await page.getByRole('tab', {name: 'renderMediaOnLambda()'}).click();
  await expect(output(page)).toContainText("outName: 'video.mov',");

  await expect(page).toHaveURL(`${path}?codec=prores&proResProfile=4444`);
  await openPage(page, page.url());
  await expect(page.getByLabel('--prores-profile', {exact: true})).toHaveValue('4444');
});

test('command builder: a combination that is refused says why', async ({page}) => {
  await openPage(page, `${path}?codec=h264&pixelFormat=yuva420p`);
  const status = page.getByRole('status').filter({hasText: 'yuva420p'});
  await expect(status).toContainText('The pixel format yuva420p needs the codec vp8 or vp9.');
  await page.getByLabel('--codec', {exact: true}).selectOption('vp8');
  await page.getByLabel('--image-format', {exact: true}).selectOption('png');
  await expect(status).toHaveCount(0);
  await page.getByLabel('--crf', {exact: true}).fill('99');
  await expect(page.getByText('The CRF of vp8 goes from 4 to 63.')).toBeVisible();
});

test('command builder: a pasted command is explained and fills it in', async ({page}) => {
  await openPage(page, path);
  const paste = page.getByRole('textbox', {name: 'Explain a command'});
  await paste.fill('npm run build');
  await expect(page.getByText('Paste a command that begins with npx remotion render.')).toBeVisible();
  await expect(paste).toHaveValue('npm run build');
  await paste.fill('npx remotion render src/index.ts Intro out/intro.mp4 --crf 20 --muted');
  await expect(page.getByRole('definition').filter({hasText: 'Constant rate factor.'})).toBeVisible();
  await expect(page.getByLabel('Composition', {exact: true})).toHaveValue('Intro');
  await expect(page.getByLabel('--muted', {exact: true})).toBeChecked();
  await expect(output(page)).toHaveText('npx remotion render src/index.ts Intro out/intro.mp4 --crf=20 --muted');
});

test.describe('command builder without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the command, and no fields', async ({page}) => {
    await page.goto(path);
    await expect(page.getByText('npx remotion render src/index.ts my-video out/video.mp4').first()).toBeVisible();
    await expect(page.locator('textarea')).toBeHidden();
  });
});
