import {expect, it} from 'vitest';
import {readEnvironment} from '../../config/environment';
import {links} from '../../config/links';
import {places} from './places';

it('names the same places as navbar and footer', () => {
  const {github, issues, discord, companies} = links;
  expect(places).toMatchObject({github, issues, discord, companies});
});

it('edits the project that the pages belong to', () => {
  const {repositoryUrl} = readEnvironment({});
  expect(places.edit).toBe(`${repositoryUrl}/edit/main/site/src/data/`);
  expect(places.newShowcaseFile).toBe(`${repositoryUrl}/new/main/site/showcase`);
});
