import type {Page} from '@playwright/test';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

const path = '/docs/cli/render';
function getOutput(page: Page) {
  return page.getByRole('tabpanel').getByRole('group').first();
}

function openMoreOptions(page: Page) {
  return page.getByText('More options');
}

test('command builder: shows six fields at first, and keeps the command visible while the page scrolls', async ({
  page,
}) => {
  await openPage(page, path);
  const builder = page.getByRole('region', {name: 'Command builder'});
  const fields = builder.locator('form').locator('input, select').filter({visible: true});
  await expect(fields).toHaveCount(6);
  await openMoreOptions(page).click();
  await expect(page.getByLabel('--timeout', {exact: true})).toBeVisible();
  await page.getByLabel('--timeout', {exact: true}).scrollIntoViewIfNeeded();
  await page.getByLabel('--timeout', {exact: true}).fill('9000');
  await expect(getOutput(page)).toBeInViewport();
  // The flag is highlighted.
  await expect(getOutput(page).getByText('--timeout', {exact: true})).toBeVisible();
});

test('command builder: suggests a flag for an unknown one', async ({page}) => {
  await openPage(page, path);
  await page
    .getByRole('textbox', {name: 'Explain a command'})
    .fill('npx remotion render src/index.ts Intro --qualty=80');
  await expect(page.getByRole('definition').filter({hasText: 'Did you mean --quality?'})).toBeVisible();
});

test('command builder: an option appears in all four formats and in the URL', async ({page}) => {
  await openPage(page, path);
  await page.getByLabel('--codec', {exact: true}).selectOption('prores');
  await openMoreOptions(page).click();
  await page.getByLabel('--prores-profile', {exact: true}).selectOption('4444');
  await expect(getOutput(page)).toHaveText(
    'npx remotion render src/index.ts my-video out/video.mov --codec=prores --prores-profile=4444',
  );
  await page.getByRole('tab', {name: 'remotion.config.ts'}).click();
  await expect(getOutput(page)).toContainText("Config.Output.setProResProfile('4444');");
  await page.getByRole('tab', {name: 'renderMedia()', exact: true}).click();
  await expect(getOutput(page)).toContainText("proResProfile: '4444',");
  await page.getByRole('tab', {name: 'renderMediaOnLambda()'}).click();
  await expect(getOutput(page)).toContainText("outName: 'video.mov',");

  await expect(page).toHaveURL(`${path}?codec=prores&proResProfile=4444`);
  await openPage(page, page.url());
  await expect(page.getByLabel('--prores-profile', {exact: true})).toHaveValue('4444');
});

test('command builder: says which options have no effect', async ({page}) => {
  await openPage(page, `${path}?codec=gif&crf=18`);
  const builder = page.getByRole('region', {name: 'Command builder'});
  await expect(builder.getByRole('status').last()).toHaveText('With gif, the CRF has no effect.');
});

test('command builder: explains why a combination is not allowed', async ({page}) => {
  await openPage(page, `${path}?codec=h264&pixelFormat=yuva420p`);
  const builder = page.getByRole('region', {name: 'Command builder'});
  const status = builder.getByRole('status').first();
  await expect(status).toHaveText('To get a valid command, correct --pixel-format.');
  await expect(page.getByText('The pixel format yuva420p requires the codec vp8 or vp9.')).toBeVisible();
  await page.getByLabel('--codec', {exact: true}).selectOption('vp8');
  await page.getByLabel('--image-format', {exact: true}).selectOption('png');
  await expect(status).toHaveText('');
  await page.getByLabel('--crf', {exact: true}).fill('99');
  await expect(page.getByText('Choose a value between 4 and 63.')).toBeVisible();
});

test('command builder: explains a pasted command and uses its values', async ({page}) => {
  await openPage(page, path);
  const paste = page.getByRole('textbox', {name: 'Explain a command'});
  await paste.fill('npm run build');
  await expect(
    page.getByText('This isn’t a render command. Paste one that starts with npx remotion render.'),
  ).toBeVisible();
  await expect(paste).toHaveValue('npm run build');
  await paste.fill('npx remotion render src/index.ts Intro out/intro.mp4 --crf 20 --muted');
  await expect(page.getByRole('definition').filter({hasText: 'Constant rate factor.'})).toBeVisible();
  await expect(page.getByLabel('Composition', {exact: true})).toHaveValue('Intro');
  await expect(page.getByLabel('--muted', {exact: true})).toBeChecked();
  await expect(getOutput(page)).toHaveText('npx remotion render src/index.ts Intro out/intro.mp4 --crf=20 --muted');
});

test.describe('command builder on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('wraps the command between arguments, and leaves room for the fields', async ({page}) => {
    await openPage(page, `${path}?codec=prores&proResProfile=4444-xq&imageFormat=png&muted=true`);
    const broken = await getOutput(page)
      .locator('code > span')
      .evaluateAll((all) =>
        all
          .filter((argument) => {
            const range = document.createRange();
            range.selectNodeContents(argument);
            return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1;
          })
          .map(({textContent}) => textContent),
      );
    expect(broken).toEqual([]);
    await page.getByRole('tab', {name: 'renderMediaOnLambda()'}).click();
    const {height = 0} = (await page.getByRole('tabpanel').boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThan(844 / 4);
  });
});

test.describe('command builder without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows the command, without fields', async ({page}) => {
    await page.goto(path);
    await expect(page.getByText('npx remotion render src/index.ts my-video out/video.mp4').first()).toBeVisible();
    await expect(page.locator('textarea')).toBeHidden();
    await expect(page.getByRole('tab', {name: 'Command line'})).toBeHidden();
  });
});
