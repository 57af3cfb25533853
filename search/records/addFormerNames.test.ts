import {expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {addFormerNames} from './addFormerNames.ts';

test('gives a page the words of the addresses that lead to it', () => {
  const named = addFormerNames(records, [
    {from: '/docs/getting-started', to: '/docs/'},
    {from: '/docs/first-steps', to: '/docs#linux'},
    {from: '/docs/old/flickering', to: '/docs/flickering'},
  ]);
  const labelsOf = (path: string) => named.find(({objectID}) => objectID === path)?.labels;
  expect(labelsOf('/docs/')).toEqual(['getting started', 'first steps']);
  expect(labelsOf('/docs/flickering')).toEqual(['flickering']);
  expect(labelsOf('/docs/audio')).toEqual([]);
});
