import {build} from 'esbuild';
import type {SampleProject} from './writeProject.ts';

/** Bundles samples that run in a web page into a folder, without Remotion's bundler. */
export async function bundleApps({entryPoint}: SampleProject, outDir: string): Promise<void> {
  await build({
    entryPoints: {app: entryPoint},
    outdir: outDir,
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'silent',
  });
}
