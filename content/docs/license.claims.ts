import {readFileSync, readdirSync} from 'node:fs';
import {expect} from 'vitest';
import {claim} from '../../packages/claims/claim.ts';

const folders = ['remotion', ...readdirSync('node_modules/@remotion').map((name) => `@remotion/${name}`)].sort();

function read(folder: string, file: string): string {
  return readFileSync(`node_modules/${folder}/${file}`, 'utf8');
}

function hasRemotionLicense(folder: string): boolean {
  return read(folder, 'LICENSE.md').startsWith('# Remotion License');
}

function getLicenseField(folder: string): string | undefined {
  return (JSON.parse(read(folder, 'package.json')) as {license?: string}).license;
}

claim('In @remotion/media-utils, @remotion/paths and @remotion/preload, this file contains the MIT license.', () => {
  const others = folders.filter((folder) => !hasRemotionLicense(folder));
  expect(others).toEqual(['@remotion/media-utils', '@remotion/paths', '@remotion/preload']);
  for (const folder of others) {
    expect(read(folder, 'LICENSE.md')).toContain('Permission is hereby granted, free of charge, to any person');
  }
});

claim(
  'All other packages include the Remotion license, with a copyright line that names Remotion or, in @remotion/three, its founder.',
  () => {
    const holders = folders
      .filter((folder) => hasRemotionLicense(folder))
      .map((folder) => [folder, /^Copyright © \d+ \[(.+?)\]/m.exec(read(folder, 'LICENSE.md'))?.[1]]);
    expect(holders.filter(([, holder]) => holder !== 'Remotion')).toEqual([['@remotion/three', 'Jonny Burger']]);
  },
);

claim(
  '@remotion/lambda, @remotion/skia and @remotion/three declare MIT, and @remotion/eslint-plugin declares ISC, but their LICENSE.md contains the Remotion license.',
  () => {
    const wrong = folders
      .filter((folder) => hasRemotionLicense(folder))
      .map((folder) => [folder, getLicenseField(folder)])
      .filter(([, license]) => license !== 'SEE LICENSE IN LICENSE.md');
    expect(wrong).toEqual([
      ['@remotion/eslint-plugin', 'ISC'],
      ['@remotion/lambda', 'MIT'],
      ['@remotion/skia', 'MIT'],
      ['@remotion/three', 'MIT'],
    ]);
  },
);
