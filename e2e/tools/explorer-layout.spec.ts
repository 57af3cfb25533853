import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';

/** Width of a range input's thumb in Chromium. */
const thumb = 16;

test('interpolate explorer: resets, and aligns graph, rail and slider', async ({page}) => {
  await openPage(page, '/docs/interpolate');
  const root = page.getByRole('region', {name: 'Explore interpolate()'});
  const code = root.getByRole('group', {name: 'Code'});
  const frame = root.getByRole('slider', {name: 'Frame', exact: true});
  const output = (number: number) => root.getByRole('textbox', {name: `Output ${number}`, exact: true});
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toBeEnabled();
  const first = await code.textContent();
  const reset = root.getByRole('button', {name: 'Reset'});
  await expect(reset).toBeDisabled();
  await output(2).fill('7');
  await expect(code).not.toHaveText(first ?? '');
  await reset.click();
  await expect(code).toHaveText(first ?? '');
  await expect(reset).toBeDisabled();
  await expect(page).not.toHaveURL(/interpolate=/);

  const buttons = root.getByRole('button', {name: /^Remove keyframe/});
  const [removal, field] = [await buttons.first().boundingBox(), await output(1).boundingBox()];
  expect(Math.abs((removal?.y ?? 0) - (field?.y ?? 99))).toBeLessThanOrEqual(4);

  const plot = await root.getByRole('img', {name: /^Curve of/}).boundingBox();
  const slider = await frame.boundingBox();
  if (!plot || !slider) {
    throw new Error('The graph or the slider is not visible.');
  }
  expect(Math.abs(slider.x + thumb / 2 - plot.x)).toBeLessThanOrEqual(2);
  expect(Math.abs(slider.x + slider.width - thumb / 2 - (plot.x + plot.width))).toBeLessThanOrEqual(2);
});

test('timing explorer: the slider thumb is aligned with the playhead', async ({page}) => {
  await openPage(page, '/docs/sequence');
  const root = page.getByRole('region', {name: 'Compose timing'});
  const frame = root.getByRole('slider', {name: 'Frame', exact: true});
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toBeEnabled();
  for (const value of ['0', '35', '119']) {
    await frame.fill(value);
    const slider = await frame.boundingBox();
    const playhead = await root.locator('[class*="now"]').boundingBox();
    const max = Number(await frame.getAttribute('max'));
    if (!slider || !playhead) {
      throw new Error('The slider or the playhead is not visible.');
    }
    const middle = slider.x + thumb / 2 + (Number(value) / max) * (slider.width - thumb);
    expect(Math.abs(middle - (playhead.x + playhead.width / 2)), value).toBeLessThanOrEqual(2);
  }
});

test('timing explorer: the components fit into their boxes on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openPage(page, '/explore');
  const boxes = page.getByRole('list', {name: 'Components at this frame'}).getByRole('listitem');
  await expect(boxes).toHaveCount(3);
  const overflows = await boxes.evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth).length);
  expect(overflows).toBe(0);
});
