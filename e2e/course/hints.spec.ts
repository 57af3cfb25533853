import {openPage} from '../support/openPage.ts';
import {findPageViolations} from '../support/findPageViolations.ts';
import {startLesson} from './startLesson.ts';
import {expect, test} from '../support/test.ts';

test('the editor of a lesson marks options that do not exist', async ({page}) => {
  await openPage(page, '/learn/spring');
  const {bench, write, button} = await startLesson(page);
  await write(`import {spring, useCurrentFrame, useVideoConfig} from 'remotion';
export const Video = () => {
  const {fps} = useVideoConfig();
  const scale = spring({frame: useCurrentFrame(), fps, delay: 10});
  return <div style={{scale: String(scale)}} />;
};`);
  await button('Check my code').click();
  const hint = bench.getByText('Turn on “Check types” to mark names and options that don’t exist.');
  await expect(hint).toBeVisible();
  await bench.getByRole('checkbox', {name: 'Check types'}).check();
  await expect(hint).toHaveCount(0);
  await expect(bench.locator('.cm-lintRange-error')).toContainText('delay', {timeout: 30_000});
  expect(await findPageViolations(page)).toEqual([]);
});

test('a value in normal quotes is explained, because the browser ignores it', async ({page}) => {
  await openPage(page, '/learn/move');
  const {bench, write, button} = await startLesson(page);
  await write(`import {useCurrentFrame} from 'remotion';
export const Video = () => {
  const frame = useCurrentFrame();
  return <div id="sun" style={{transform: 'translateX(\${frame * 10}px)'}} />;
};`);
  await button('Check my code').click();
  await expect(bench.getByText('is only text. Put it in backticks')).toHaveText(
    "'translateX(${frame * 10}px)' is only text. Put it in backticks instead of quotes to insert the value.",
  );
});
