import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import type {SearchFiles} from './SearchFiles.ts';

/** Bundles the worker as a single script that loads these files. */
export async function bundleWorker(files: SearchFiles): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    define: {SEARCH_FILES: JSON.stringify(files)},
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
