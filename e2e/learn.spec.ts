import {openPage} from './openPage.ts';
import {findPageViolations} from './findPageViolations.ts';
import {findPlayground} from './playground.ts';
import {expect, test} from './test.ts';

test('a lesson checks the result, shows the frame of a finding, and remembers the solution', async ({page}) => {
  await openPage(page, '/learn/fade-in');
  await expect(page.getByRole('img', {name: /^The result:/})).toBeVisible();
  await page.getByRole('button', {name: 'Start the lesson'}).click();
  const bench = page.getByRole('region', {name: 'Code and video'});
  const {write, drawn, button, seek} = findPlayground(page, bench);
  await drawn();

  await button('Check my code').click();
  const checks = bench.getByRole('list', {name: 'Checks'});
  await expect(checks).toContainText('At frame 0, the title’s opacity should be 0. It’s 1.');
  await expect(bench.getByRole('status').first()).toContainText('Not yet');
  await button('Show frame 15').click();
  await expect(seek).toHaveValue('15');

  await write('export const Video = () => { throw new Error("Boom"); };');
  await button('Check my code').click();
  await expect(bench.getByRole('status').filter({hasText: 'The code has an error'})).toContainText('Boom');

  await button('Show me').click();
  await expect(bench.getByRole('group', {name: 'Differences'})).toContainText('interpolate(frame, [0, 30], [0, 1])');
  await button('Use the solution').click();
  await button('Check my code').click();
  await expect(bench.getByText('Solved. All checks have passed.')).toBeVisible();
  expect(await findPageViolations(page)).toEqual([]);

  // The next lesson opens its editor at once, and the overview knows what is solved.
  await bench.getByRole('link', {name: 'Next lesson: Stop where you should'}).click();
  await expect(page.getByRole('heading', {name: 'Stop where you should'})).toBeVisible();
  await expect(button('Check my code')).toBeVisible();
  await page.goto('/learn');
  await expect(page.getByRole('listitem').filter({hasText: 'Fade in with interpolate()'})).toContainText('Solved');
  await expect(page.getByRole('link', {name: 'Continue: Stop where you should'})).toBeVisible();
});
