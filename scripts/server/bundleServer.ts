import {join} from 'node:path';
import {build} from 'esbuild';
import {root} from '../../packages/tooling/root.ts';

/**
 * Bundles the server into a single file that only needs Node.js. It looks for `site/build` and
 * `packages/search/generated` next to the folder that it's in.
 */
export async function bundleServer(outfile: string): Promise<void> {
  await build({
    entryPoints: [join(root, 'scripts', 'serve.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The source stays in memory while the server runs. Stack traces keep the names.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'linked',
    // Some of the packages use `require`.
    banner: {
      js: "import {createRequire as createBundleRequire} from 'node:module'; const require = createBundleRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
}
