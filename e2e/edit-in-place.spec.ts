import {demoIn} from './demo.ts';
import {openPage, waitUntilInteractive} from './openPage.ts';
import {playgroundIn} from './playground.ts';
import {expect, test} from './test.ts';
import {violations} from './violations.ts';

const playgroundRequest = /\/playground\/|assets\/playground\//;

test('a demo and a sample can be changed where they stand, and nothing of it is loaded before', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => playgroundRequest.test(request.url()) && asked.push(request.url()));
  await openPage(page, '/docs/interpolate');
  const {frame, button} = demoIn(page, 'interpolate-easing');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.locator('.__remotion-player')).toBeVisible();
  expect(asked).toEqual([]);

  await button('Edit').click();
  const inDemo = playgroundIn(page, frame);
  await inDemo.drawn();
  await expect(inDemo.code).toBeFocused();
  const text = (await inDemo.code.innerText()).replaceAll('\n\n', '\n');
  await inDemo.write('export const EasedSlide = () => <h1>Changed</h1>;');
  await expect(inDemo.picture.getByText('Changed')).toBeVisible();
  await inDemo.write('export const EasedSlide = () => <h1>');
  await expect(inDemo.errors).toContainText('EasedSlide.tsx, line 1');
  expect(await violations(page)).toEqual([]);

  // What was written is there again, and can be taken back.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('playground.edits'))).toContain('<h1>');
  await page.reload();
  await waitUntilInteractive(page);
  await button('Edit').click();
  await expect(inDemo.errors).toContainText('EasedSlide.tsx, line 1');
  await button('Reset').click();
  await inDemo.drawn();
  expect((await inDemo.code.innerText()).replaceAll('\n\n', '\n').slice(0, 40)).toBe(text.slice(0, 40));
  await button('Stop editing').click();
  await expect(frame.locator('.cm-editor')).toHaveCount(0);
  await expect(button('Edit')).toBeFocused();

  // A sample of the page.
  const sample = page.locator('.theme-code-block:has([class*="buttons"])').first();
  await sample.getByRole('button', {name: 'Edit', exact: true}).click();
  const inSample = playgroundIn(page, sample);
  await inSample.drawn();
  await inSample.write('export const Title = () => <h1>Mine</h1>;');
  await expect(inSample.picture.getByText('Mine')).toBeVisible();
  await sample.getByRole('button', {name: 'Open in playground'}).click();
  await expect(page).toHaveURL(/\/playground#code=/);
  const inPage = playgroundIn(page, page.getByRole('main'));
  await expect(inPage.picture.getByText('Mine')).toBeVisible();
});

test('an editor that does not arrive says so, and comes when tried again', async ({page, problems}) => {
  problems.expect('error: Failed to load resource: net::ERR_FAILED');
  await openPage(page, '/docs/spring');
  const {frame, button} = demoIn(page, 'spring-damping');
  await page.route('**/playground/examples/**', (route) => route.abort());
  await button('Edit').click();
  await expect(frame.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/playground/examples/**');
  await button('Try again').click();
  await playgroundIn(page, frame).drawn();
  await expect(page.locator('body')).not.toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there are no dead buttons', async ({page}) => {
    await page.goto('/docs/interpolate');
    await expect(page.getByText('Open in playground').first()).toBeHidden();
    await page.goto('/playground');
    await expect(
      page.locator('noscript p', {hasText: 'it needs scripts, which this browser does not run'}),
    ).toBeVisible();
    await expect(page.getByText('Loading the editor')).toBeHidden();
  });
});
