import {afterEach, expect, test, vi} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import {ExampleList} from './ExampleList.tsx';
import {loadSearchTerms} from './loadSearchTerms.ts';

vi.mock('@generated/playground/default/facts.json', () => ({
  default: {examples: '/examples/', demos: [{name: 'bars', title: 'Bars', group: 'Audio', poster: 'data:,'}]},
}));

const terms = {'demos/bars': 'The waveform of a song. useVideoConfig remotion'};
const search = page.getByRole('searchbox', {name: 'Search examples'});
const example = page.getByRole('button', {name: 'Bars'});
const blank = page.getByRole('button', {name: 'Blank project with a title'});

afterEach(() => void vi.restoreAllMocks());

test('finds examples by what they show and use, and loads that when the search has the focus', async () => {
  const load = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(terms));
  await render(<ExampleList onChoose={() => undefined} />);
  await expect.element(example).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  for (const query of ['waveform', 'useVideoConfig()', 'audio', 'bars']) {
    await search.fill(query);
    await expect.element(example).toBeVisible();
    await expect.element(blank).not.toBeInTheDocument();
  }
  await search.fill('undefined');
  await expect.element(page.getByText('No example matches.')).toBeVisible();
  expect(load.mock.calls).toEqual([['/examples/searchTerms.json']]);
});

test('searches only titles if the rest doesn’t load, and loads it again', async () => {
  vi.spyOn(window, 'fetch').mockImplementationOnce(async () => new Response('', {status: 500}));
  await render(<ExampleList onChoose={() => undefined} />);
  await search.fill('waveform');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Only titles were searched');
  await expect.element(example).not.toBeInTheDocument();
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(terms));
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect.element(search).toHaveFocus();
  await expect.element(example).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('names the file that does not exist, so that Retry can find out that the site has changed', async () => {
  vi.spyOn(window, 'fetch').mockImplementationOnce(async () => new Response('', {status: 404}));
  await expect(loadSearchTerms()).rejects.toMatchObject({request: '/examples/searchTerms.json'});
});
