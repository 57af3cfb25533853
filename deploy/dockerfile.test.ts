import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {readJson} from '../packages/tooling/readJson.ts';
import {root} from '../packages/tooling/root.ts';

type Lockfile = {packages: Readonly<Record<string, {link?: boolean; resolved?: string}>>};

test('the image installs the packages of every workspace', () => {
  const lock = readJson<Lockfile>(join(root, 'package-lock.json'));
  const workspaces = Object.values(lock.packages)
    .flatMap(({link, resolved}) => (link && resolved ? [resolved] : []))
    .filter((path) => !path.startsWith('node_modules/'));
  const [beforeInstall = ''] = readFileSync(join(root, 'Dockerfile'), 'utf8').split('RUN npm ci');
  // npm ci installs nothing for a workspace whose package.json isn't there, and reports no error.
  expect(workspaces.filter((path) => !beforeInstall.includes(`\nCOPY ${path}`))).toEqual([]);
});
