import {expect, test} from 'vitest';
import {readEnvironment} from '../settings/readEnvironment.ts';
import {links} from './links.ts';

test('edits the project that the pages belong to', () => {
  const {repositoryUrl} = readEnvironment({});
  expect(links.editData).toBe(`${repositoryUrl}/edit/main/site/src/data/`);
  expect(links.newShowcaseFile).toBe(`${repositoryUrl}/new/main/content/showcase`);
});
