import {expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {addRedirectLabels} from './addRedirectLabels.ts';

test('adds the words of URLs that redirect to a page', () => {
  const labeled = addRedirectLabels(records, [
    {from: '/docs/getting-started', to: '/docs/'},
    {from: '/docs/first-steps', to: '/docs#linux'},
    {from: '/docs/old/flickering', to: '/docs/flickering'},
  ]);
  const getLabels = (path: string) => labeled.find(({objectID}) => objectID === path)?.labels;
  expect(getLabels('/docs/')).toEqual(['getting started', 'first steps']);
  expect(getLabels('/docs/flickering')).toEqual(['flickering']);
  expect(getLabels('/docs/audio')).toEqual([]);
});
