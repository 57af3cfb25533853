import {expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {addMessages} from './addMessages.ts';
import {findMessages} from './findMessages.ts';

const site = 'https://docs.example.com';

test('adds a listed message after the heading that explains it', () => {
  const html = `<ul><li data-search-for="/docs/interpolate#errors">input can not be …</li><li>other</li>
    <li data-search-for="/docs#linux">No library</li><li data-search-for="/docs/nowhere">Lost</li></ul>`;
  const found = findMessages(html, site);
  expect(found).toHaveLength(3);
  const added = addMessages(records, found);
  expect(added).toHaveLength(records.length + 2);
  const index = added.findIndex(({content}) => content === 'input can not be …');
  expect(added[index]).toMatchObject({type: 'content', message: 'input can not be …', anchor: 'errors'});
  expect(added[index - 1]).toMatchObject({type: 'lvl2', url: `${site}/docs/interpolate#errors`});
  expect(added.find(({content}) => content === 'No library')?.url).toBe(`${site}/docs/#linux`);
});

test('ignores messages of other pages', () => {
  expect(findMessages('<ul><li>text</li></ul>', site)).toEqual([]);
});
