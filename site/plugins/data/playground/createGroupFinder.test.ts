import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createGroupFinder} from './createGroupFinder.ts';

const findGroup = createGroupFinder(join(__dirname, '../../../../content/docs'));

test.each([
  ['headline', 'Getting started'],
  ['particles', 'Techniques'],
  ['fade-in', 'Core API'],
  ['get-length', 'Other packages'],
  ['split-flap', 'Showcase'],
])('returns the group of %s: %s', (demo, group) => {
  expect(findGroup(demo)).toBe(group);
});
