import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {build} from 'esbuild';
import {hashFiles} from '../../packages/tooling/hashFiles.ts';
import {root} from '../../packages/tooling/root.ts';
import {siteVariables} from './siteVariables.ts';

/**
 * Deletes the bundler's cache if something changed that the bundler doesn't watch. Without this, pages would keep what
 * an earlier version of it made of them.
 */
export async function dropStaleCache(): Promise<void> {
  const key = await computeCacheKey();
  if (existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) {
    return;
  }
  for (const folder of caches) {
    rmSync(join(root, folder), {recursive: true, force: true});
  }
  mkdirSync(dirname(keyFile), {recursive: true});
  writeFileSync(keyFile, key);
}

/** Returns a hash of everything that decides what pages are compiled to, apart from the pages and client code. */
export async function computeCacheKey(): Promise<string> {
  const key = createHash('sha256').update(hashFiles(await listCacheInputs()));
  for (const name of siteVariables) {
    key.update(`${name}=${process.env[name] ?? ''};`);
  }
  return key.digest('hex');
}

/** Returns the absolute paths of the files and folders that decide it. */
export async function listCacheInputs(): Promise<readonly string[]> {
  return [...(await listConfigModules()), ...data.map((path) => join(root, path))];
}

/** Follows the imports of the site's configuration, so that no list of plugins has to be kept up to date. */
async function listConfigModules(): Promise<string[]> {
  const {metafile} = await build({
    entryPoints: ['docusaurus.config.ts', 'config/sidebars/sidebars.ts'].map((name) => join(root, 'site', name)),
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    loader: {'.css': 'empty'},
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs)
    .map((file) => join(root, file))
    .sort();
}

/** What the configuration reads from the disk instead of importing it. */
const data = [
  'packages/content-model/generated',
  'content/showcase',
  'demos',
  'package-lock.json',
  'packages/toolkit-model/data',
  'packages/toolkit-model/generated',
  'packages/toolkit-model/types',
];
const caches = ['node_modules/.cache/rspack', 'site/node_modules/.cache', 'site/.docusaurus'];
const keyFile = join(root, 'node_modules', '.cache', 'site-cache-key');
