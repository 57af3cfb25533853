import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {root} from './root.ts';

/**
 * Deletes the bundler's cache when something changed that the bundler does not watch: plugins, configuration, the
 * model of the packages, installed versions. Pages would keep what these made of them.
 */
export const dropStaleCache = (): void => {
  const key = createHash('sha256');
  for (const path of watched)
    for (const file of filesBelow(join(root, path))) key.update(file).update(readFileSync(file));
  for (const name of variables) key.update(`${name}=${process.env[name] ?? ''};`);
  const digest = key.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  for (const folder of caches) rmSync(join(root, folder), {recursive: true, force: true});
  mkdirSync(dirname(stamp), {recursive: true});
  writeFileSync(stamp, digest);
};

const watched = [
  'demos',
  'package.json',
  'package-lock.json',
  'reference/generated',
  'site/config',
  'site/docusaurus.config.ts',
  'site/plugins',
  'site/sidebars.ts',
];
const variables = [
  'SITE_URL',
  'PORT',
  'REPOSITORY_URL',
  'SEARCH_BACKEND',
  'SEARCH_APP_ID',
  'SEARCH_API_KEY',
  'SEARCH_INDEX',
  'SEARCH_HOSTS',
  'SEARCH_MISSING_RESULTS_URL',
];
const caches = ['node_modules/.cache/rspack', 'site/node_modules/.cache', 'site/.docusaurus'];
const stamp = join(root, 'node_modules', '.cache', 'site-cache-key');

const filesBelow = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, {recursive: true, encoding: 'utf8'})
    .map((file) => join(path, file))
    .filter((file) => statSync(file).isFile())
    .sort();
};
