import {findPlayground} from '../support/findPlayground.ts';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

test('the fields of a vertical composition are in view below its preview', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openPage(page, '/playground');
  const {seek, drawn} = findPlayground(page, page.getByRole('main'));
  await drawn();
  const [width, height] = [page.getByLabel('Width'), page.getByLabel('Height')];
  await width.fill('1080');
  await height.fill('1920');
  const stage = page.locator('[data-drawn]');
  await expect
    .poll(async () => {
      const box = await stage.boundingBox();
      return box && box.width / box.height;
    })
    .toBeCloseTo(1080 / 1920, 1);
  const duration = page.getByLabel('Duration in frames');
  for (const part of [stage, seek, page.getByLabel('title', {exact: true}), width, height, duration]) {
    await expect(part).toBeInViewport({ratio: 1});
  }

  // On a phone, the size is below the code, and the props are below the preview.
  await page.setViewportSize({width: 390, height: 844});
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const part of [stage, seek, page.getByLabel('title', {exact: true})]) {
    await expect(part).toBeInViewport({ratio: 1});
  }
});

test('the settings are next to the props if the window is wide, and never wider than it', async ({page}) => {
  await openPage(page, '/playground');
  const {drawn} = findPlayground(page, page.getByRole('main'));
  await drawn();
  for (const size of [320, 390, 1000, 1240, 1280]) {
    await page.setViewportSize({width: size, height: 800});
    const [prop, width] = await Promise.all(
      [page.getByLabel('title', {exact: true}), page.getByLabel('Width')].map((field) => field.boundingBox()),
    );
    expect((width?.x ?? Infinity) + (width?.width ?? 0), `${size}`).toBeLessThanOrEqual(size);
    const isBeside = (width?.x ?? 0) >= (prop?.x ?? 0) + (prop?.width ?? 0);
    expect(isBeside, `${size}`).toBe(size >= 1240);
  }
});
