import {expect, test} from 'vitest';
import {records} from '../../fixtures/records.ts';
import {createUrlFolderFinder} from './createUrlFolderFinder.ts';

const paths = [
  '/docs/',
  '/docs/lambda',
  '/docs/lambda/cli/render',
  '/docs/troubleshooting/rosetta',
  '/docs/audio',
  '/blog/1-1',
];
const findUrlFolder = createUrlFolderFinder(
  paths.flatMap((path) => records.slice(0, 1).map((page) => ({...page, url: `https://docs.example.com${path}`}))),
);

test.each([
  ['/docs/lambda', 'lambda'],
  ['/docs/lambda/cli/render#--crf', 'lambda'],
  // The folder doesn't have an index page.
  ['/docs/troubleshooting/rosetta', null],
  // The page isn't the index of a folder.
  ['/docs/audio', null],
  ['/docs/', null],
  ['/blog/1-1', null],
])('returns the folder of %s, which is %s', (path, folder) => {
  expect(findUrlFolder(`https://docs.example.com${path}`)).toBe(folder);
});
