import {expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {removeDuplicateTexts} from './removeDuplicateTexts.ts';

test('removes cards that repeat another page, and nothing else', () => {
  const [page] = records;
  if (!page) {
    throw new Error('The fixture is empty.');
  }
  const paragraph = {...page, type: 'content' as const, objectID: 'own'};
  const card = {...paragraph, objectID: 'card', url_without_anchor: 'https://docs.example.com/docs/other'};
  const title = {...card, objectID: 'title', content: page.hierarchy.lvl1};
  expect(removeDuplicateTexts([...records, paragraph, card, title])).toEqual([...records, paragraph]);
});
