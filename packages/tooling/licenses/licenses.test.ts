import {createRequire} from 'node:module';
import {expect, test} from 'vitest';
import {assertAllowed} from './assertAllowed.ts';
import {findForbidden} from './findForbidden.ts';
import {formatLicenses} from './formatLicenses.ts';
import {readPackages} from './readPackages.ts';
import type {ShippedPackage} from './ShippedPackage.ts';

const {resolve} = createRequire(import.meta.url);
function createPackage(license: string, name = 'some'): ShippedPackage {
  return {
    name,
    version: '1.0.0',
    license,
    homepage: '',
    text: '',
  };
}

test('lists each installed package once, and none for files of the site', () => {
  const files = [
    resolve('react'),
    resolve('react/jsx-runtime'),
    resolve('@docusaurus/theme-common'),
    __filename,
    '/tmp/node_modules/.cache/x.js',
  ];
  const packages = readPackages(files);
  expect(packages.map(({name}) => name)).toEqual(['@docusaurus/theme-common', 'react']);
  expect(packages[1]).toMatchObject({license: 'MIT', text: expect.stringContaining('Permission is hereby granted')});
  expect(packages[1]?.version).toMatch(/^\d+\.\d+\.\d+/);
});

test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', 'MPL-2.0', '(MIT OR GPL-3.0-only) AND ISC'])(
  '%s may be passed on',
  (license) => {
    expect(findForbidden([createPackage(license)])).toEqual([]);
  },
);

test.each([
  'GPL-3.0-only',
  'MIT AND GPL-3.0-only',
  '(MIT OR Apache-2.0) AND GPL-3.0-only',
  '(MIT OR GPL-3.0-only) AND AGPL-3.0-only',
  'AGPL-3.0-only OR SSPL-1.0',
  'SEE LICENSE IN LICENSE.md',
  'UNLICENSED',
  '',
])('"%s" may not, unless it is the toolkit’s', (license) => {
  expect(findForbidden([createPackage(license)])).toHaveLength(1);
  expect(findForbidden([createPackage(license, 'remotion'), createPackage(license, '@remotion/player')])).toEqual([]);
});

test('names the packages that may not be redistributed', () => {
  expect(() => assertAllowed([createPackage('GPL-3.0-only'), createPackage('MIT')], 'The program')).toThrow(
    'The program contains these packages',
  );
  expect(() => assertAllowed([createPackage('MIT')], 'The program')).not.toThrow();
});

test('the file contains the license of each package, or a note that it has no license text', () => {
  const text = formatLicenses(
    [
      {...createPackage('MIT', 'one'), homepage: 'https://one.example.com', text: 'Do what you want.'},
      createPackage('ISC', 'two'),
    ],
    'The program',
  );
  expect(text).toContain('The program contains code, typefaces or declarations of 2 third-party packages.');
  expect(text).toContain('\n\none 1.0.0\nLicense: MIT\nhttps://one.example.com\n\nDo what you want.\n\n---');
  expect(text).toContain('two 1.0.0\nLicense: ISC\n\nThe package contains no license text.\n');
});
