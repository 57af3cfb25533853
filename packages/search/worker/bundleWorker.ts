import {resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {build, type BuildOptions} from 'esbuild';
import type {SearchFiles} from './SearchFiles.ts';

/** Bundles the worker as a single script that loads these files. */
export async function bundleWorker(files: SearchFiles): Promise<string> {
  const {outputFiles} = await build({...options, define: {SEARCH_FILES: JSON.stringify(files)}});
  return outputFiles[0]?.text ?? '';
}

/** Returns the paths of all files that are part of the worker. */
export async function listWorkerFiles(): Promise<readonly string[]> {
  const {metafile} = await build({...options, metafile: true});
  return Object.keys(metafile.inputs).map((file) => resolve(file));
}

const options = {
  entryPoints: [fileURLToPath(new URL('worker.ts', import.meta.url))],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  target: ['chrome109', 'firefox115', 'safari16.4'],
  // Browsers always decode the script of a worker as UTF-8, which is shorter than escape sequences.
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;
