import {expect, test} from 'vitest';
import {readEnvironment} from '../../../packages/settings/readEnvironment.ts';
import {links} from '../../config/links.ts';
import {places} from './places.ts';

test('names the same places as navbar and footer', () => {
  const {github, issues, discord, companies} = links;
  expect(places).toMatchObject({github, issues, discord, companies});
});

test('edits the project that the pages belong to', () => {
  const {repositoryUrl} = readEnvironment({});
  expect(places.edit).toBe(`${repositoryUrl}/edit/main/site/src/data/`);
  expect(places.newShowcaseFile).toBe(`${repositoryUrl}/new/main/content/showcase`);
});
