import {openPage} from '../support/openPage.ts';
import {findPageViolations} from '../support/findPageViolations.ts';
import {startLesson} from './startLesson.ts';
import {expect, test} from '../support/test.ts';

test('the editor of a lesson marks options that do not exist', async ({page}) => {
  await openPage(page, '/learn/spring');
  const {editor, write, button} = await startLesson(page);
  await write(`import {spring, useCurrentFrame, useVideoConfig} from 'remotion';
export const Video = () => {
  const {fps} = useVideoConfig();
  const scale = spring({frame: useCurrentFrame(), fps, delay: 10});
  return <div style={{scale: String(scale)}} />;
};`);
  await button('Check my code').click();
  const hint = editor.getByText('Turn on “Check types” to mark names and options that don’t exist.');
  await expect(hint).toBeVisible();
  await editor.getByRole('checkbox', {name: 'Check types'}).check();
  await expect(hint).toHaveCount(0);
  await expect(editor.locator('.cm-lintRange-error')).toContainText('delay', {timeout: 30_000});
  expect(await findPageViolations(page)).toEqual([]);
});

test('a value in normal quotes is explained, because the browser ignores it', async ({page}) => {
  await openPage(page, '/learn/move');
  const {editor, write, button} = await startLesson(page);
  await write(`import {useCurrentFrame} from 'remotion';
export const Video = () => {
  const frame = useCurrentFrame();
  return <div id="sun" style={{transform: 'translateX(\${frame * 10}px)'}} />;
};`);
  await button('Check my code').click();
  await expect(editor.getByText('is only text. Put it in backticks')).toHaveText(
    "'translateX(${frame * 10}px)' is only text. Put it in backticks instead of quotes to insert the value.",
  );
});

for (const [style, fixed] of [
  ["fontSize: '80'", "fontSize: '80px' or fontSize: 80, because React adds px to numbers."],
  ["transform: 'translateX(100)'", "transform: 'translateX(100px)'."],
]) {
  test(`a style without a unit is explained, because the browser ignores it: ${style}`, async ({page}) => {
    await openPage(page, '/learn/move');
    const {editor, write, button} = await startLesson(page);
    await write(`export const Video = () => <div id="sun" style={{opacity: '0.5', ${style}}}>Sun</div>;`);
    await button('Check my code').click();
    await expect(editor.getByText('has no unit')).toHaveText(
      `The browser ignores ${style} because it has no unit. Write ${fixed}`,
    );
  });
}
