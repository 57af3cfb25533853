import {readFileSync} from 'node:fs';
import {openPage} from './openPage.ts';
import {expect, test} from './test.ts';
import {violations} from './violations.ts';

test('the form checks an entry as it is typed, keeps it, and gives the file', async ({page}) => {
  await openPage(page, '/showcase/add');
  const form = page.getByRole('form', {name: 'Entry'});
  const state = form.getByRole('status').last();
  await expect(state).toHaveText('Still to do: title, description, by, topic, techniques, links.');
  await expect(form.getByRole('link', {name: /pull request/})).toHaveCount(0);

  await form.getByLabel('Title').fill('AMAZING CLOCK');
  await expect(form.getByText('Write it as in a sentence, not in capitals.')).toBeVisible();
  await form.getByLabel('Video link').fill('http://example.com');
  await expect(form.getByText('"http://example.com" is no address')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await form.getByLabel('Title').fill('A clock');
  await form.getByLabel('Description').fill('Tells the time of a frame.');
  await form.getByLabel('Made by').fill('Ada');
  await form.getByLabel('Published on').fill('2022-02-28');
  await form.getByLabel('Topic').selectOption('Pictures and scenes');
  await form.getByLabel('SVG').check();
  await form.getByLabel('Video link').fill('https://example.com/clock');
  await expect(state).toHaveText('It keeps all rules.');
  const address = new URL((await form.getByRole('link', {name: /pull request/}).getAttribute('href')) ?? '');
  expect(address.searchParams.get('filename')).toBe('a-clock.json');

  await page.reload();
  await expect(form.getByLabel('Description')).toHaveValue('Tells the time of a frame.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    form.getByRole('button', {name: 'Download the file'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('a-clock.json');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toBe(address.searchParams.get('value'));
  expect(JSON.parse(text)).toEqual({
    title: 'A clock',
    description: 'Tells the time of a frame.',
    by: 'Ada',
    date: '2022-02-28',
    topic: 'pictures',
    techniques: ['svg'],
    links: {video: 'https://example.com/clock'},
  });

  await form.getByRole('button', {name: 'Empty the form'}).click();
  await page.reload();
  await expect(form.getByLabel('Title')).toHaveValue('');
});
