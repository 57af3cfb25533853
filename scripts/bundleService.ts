import {join} from 'node:path';
import {build} from 'esbuild';
import {root} from './root.ts';

/**
 * Puts all that serves the built site into one file, which needs Node.js and nothing installed. It looks for
 * `site/build` and `search/generated` beside the folder that it lies in.
 */
export const bundleService = async (outfile: string): Promise<void> => {
  await build({
    entryPoints: [join(root, 'scripts', 'serve.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // Some of the packages are written for `require`.
    banner: {js: "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url);"},
    logLevel: 'warning',
  });
};
