import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {readJson} from '../../packages/tooling/readJson.ts';
import {compressFiles} from '../../scripts/site/compressFiles.ts';
import {openDiskCache} from '../../packages/tooling/openDiskCache.ts';

/**
 * Writes the sources of a site to a folder and calls `build`, which returns the folder of the built site. Compresses its
 * files and lets browsers cache its assets, as static hosts do. Reuses the last build while the sources are the same.
 */
export async function buildOnce(
  cache: string,
  files: ReadonlyMap<string, string>,
  build: () => Promise<string>,
): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex');
  const stamp = join(cache, 'built.json');
  if (existsSync(stamp)) {
    const built = readJson<{readonly hash: string; readonly folder: string}>(stamp);
    if (built.hash === hash) {
      return built.folder;
    }
  }
  rmSync(cache, {recursive: true, force: true});
  for (const [path, text] of files) {
    const file = join(cache, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const folder = await build();
  const headers = assetFolders.map((path) => `${path}/*\n  cache-control: public, max-age=31536000, immutable\n`);
  writeFileSync(join(folder, '_headers'), headers.join(''));
  await compressFiles(folder, openDiskCache('compressed', [], cache));
  writeFileSync(stamp, JSON.stringify({hash, folder}));
  return folder;
}

/** The files in them have a hash in their name, in Docusaurus and VitePress, and in Next.js. */
const assetFolders = ['/assets', '/_next/static'];
