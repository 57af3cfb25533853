import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {forbiddenIn} from './forbiddenIn';
import {licencesFile} from './licencesFile';
import {readPackages} from './readPackages';
import type {ShippedPackage} from './ShippedPackage';

const {resolve} = createRequire(import.meta.url);
const of = (licence: string, name = 'some'): ShippedPackage => ({
  name,
  version: '1.0.0',
  licence,
  homepage: '',
  text: '',
});

test('files are told apart by the installed package that they belong to, each named once; ours belong to none', () => {
  const files = [
    resolve('react'),
    resolve('react/jsx-runtime'),
    resolve('@docusaurus/theme-common'),
    __filename,
    '/tmp/node_modules/.cache/x.js',
  ];
  const packages = readPackages(files);
  expect(packages.map(({name}) => name)).toEqual(['@docusaurus/theme-common', 'react']);
  expect(packages[1]).toMatchObject({licence: 'MIT', text: expect.stringContaining('Permission is hereby granted')});
  expect(packages[1]?.version).toMatch(/^\d+\.\d+\.\d+/);
});

test.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT', 'MPL-2.0'])('%s may be passed on', (licence) => {
  expect(forbiddenIn([of(licence)])).toEqual([]);
});

test.each(['GPL-3.0-only', 'MIT AND GPL-3.0', 'AGPL-3.0 OR SSPL-1.0', 'SEE LICENSE IN LICENSE.md', 'UNLICENSED', ''])(
  '"%s" may not, unless it is the toolkit’s',
  (licence) => {
    expect(forbiddenIn([of(licence)])).toHaveLength(1);
    expect(forbiddenIn([of(licence, 'remotion'), of(licence, '@remotion/player')])).toEqual([]);
  },
);

test('the file has each package with its licence and its text, or says that there is none', () => {
  const text = licencesFile([
    {...of('MIT', 'one'), homepage: 'https://one.example.com', text: 'Do what you want.'},
    of('ISC', 'two'),
  ]);
  expect(text).toContain('\n\none 1.0.0\nLicence: MIT\nhttps://one.example.com\n\nDo what you want.\n\n---');
  expect(text).toContain('two 1.0.0\nLicence: ISC\n\nThe package holds no text of its licence.\n');
});
