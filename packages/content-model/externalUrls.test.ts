import {expect, test} from 'vitest';
import {readEnvironment} from '../settings/readEnvironment.ts';
import {externalUrls} from './externalUrls.ts';

test('edits the project that the pages belong to', () => {
  const {repositoryUrl} = readEnvironment({});
  expect(externalUrls.editData).toBe(`${repositoryUrl}/edit/main/site/src/data/`);
  expect(externalUrls.newShowcaseFile).toBe(`${repositoryUrl}/new/main/content/showcase`);
});
