import {expect, test} from 'vitest';
import {readContent} from '../../../../packages/content-model/readContent.ts';
import {findAttributeValues} from '../../../../packages/content-model/findAttributeValues.ts';
import {findGroup} from './findGroup.ts';

const {pages} = readContent();

test.each([
  ['headline', 'Getting started'],
  ['particles', 'Techniques'],
  ['fade-in', 'Core API'],
  ['get-length', 'Other packages'],
  ['split-flap', 'Showcase'],
])('returns the group of %s: %s', (demo, group) => {
  expect(findGroup(pages.filter((page) => findAttributeValues(page, 'Demo', 'name').includes(demo)))).toBe(group);
});
