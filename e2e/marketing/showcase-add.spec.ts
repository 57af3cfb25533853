import {readFileSync} from 'node:fs';
import {openPage} from '../support/openPage.ts';
import {expect, test} from '../support/test.ts';
import {findPageViolations} from '../support/findPageViolations.ts';

test('the form validates an entry while the reader types, saves it, and creates the file', async ({page}) => {
  await openPage(page, '/showcase/add');
  const form = page.getByRole('form', {name: 'Entry'});
  const state = form.getByRole('status').last();
  await expect(state).toHaveText('Still missing: title, description, by, topic, techniques, links.');
  await expect(form.getByRole('link', {name: /pull request/})).toHaveCount(0);
  await expect(form.getByRole('button', {name: /pull request/})).toBeDisabled();

  await form.getByLabel('Title').fill('AMAZING CLOCK');
  await expect(form.getByText('Use sentence case instead of capitals.')).toBeVisible();
  await form.getByLabel('Video link').fill('http://example.com');
  await expect(form.getByText('"http://example.com" isn\'t a valid URL')).toBeVisible();
  expect(await findPageViolations(page)).toEqual([]);

  await form.getByLabel('Title').fill('A clock');
  await form.getByLabel('Description').fill('Tells the time of a frame.');
  await form.getByLabel('Made by').fill('Ada');
  await form.getByLabel('Published on').fill('2022-02-28');
  await form.getByLabel('Topic').selectOption('Images and scenes');
  await form.getByLabel('SVG').check();
  await form.getByLabel('Video link').fill('https://example.com/clock');
  await expect(state).toHaveText('Your entry is complete.');
  const url = new URL((await form.getByRole('link', {name: /pull request/}).getAttribute('href')) ?? '');
  expect(url.searchParams.get('filename')).toBe('a-clock.json');

  await page.reload();
  await expect(form.getByLabel('Description')).toHaveValue('Tells the time of a frame.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', {name: 'Download the file'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('a-clock.json');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toBe(url.searchParams.get('value'));
  expect(JSON.parse(text)).toEqual({
    title: 'A clock',
    description: 'Tells the time of a frame.',
    by: 'Ada',
    date: '2022-02-28',
    topic: 'pictures',
    techniques: ['svg'],
    links: {video: 'https://example.com/clock'},
  });

  await form.getByRole('button', {name: 'Clear the form'}).click();
  await page.reload();
  await expect(form.getByLabel('Title')).toHaveValue('');
});
