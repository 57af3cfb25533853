import {expect, test} from 'vitest';
import {readContent} from '../../../../packages/content-model/readContent.ts';
import {createGroupFinder} from './createGroupFinder.ts';

const findGroup = createGroupFinder(readContent().pages);

test.each([
  ['headline', 'Getting started'],
  ['particles', 'Techniques'],
  ['fade-in', 'Core API'],
  ['get-length', 'Other packages'],
  ['split-flap', 'Showcase'],
])('returns the group of %s: %s', (demo, group) => {
  expect(findGroup(demo)).toBe(group);
});
