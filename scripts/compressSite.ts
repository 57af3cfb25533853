import {join} from 'node:path';
import {compressFiles} from './site/compressFiles.ts';
import {openDiskCache} from '../packages/tooling/openDiskCache.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {root} from '../packages/tooling/root.ts';

/** With `--incomplete`, other steps still add files to the site. */
async function compressSite(): Promise<void> {
  const cache = openDiskCache(
    'compressed',
    ['scripts/site/compressFiles.ts', 'packages/tooling/getBrotliQuality.ts'].map((file) => join(root, file)),
  );
  const {files, made, bytes, brotli, gzip} = await compressFiles(join(root, 'site', 'build'), cache);
  if (!process.argv.includes('--incomplete')) {
    cache.deleteUnused();
  }
  const [all, asBrotli, asGzip] = [bytes, brotli, gzip].map((size) => (size / 1_000_000).toFixed(1));
  console.log(`  ${files} files of ${all} MB: brotli ${asBrotli}, gzip ${asGzip} (${made} copies were new)`);
}

await compressSite().catch(exitWithError);
