import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {bundle} from '@remotion/bundler';
import type {TestProject} from 'vitest/node';
import {findOrInstallBrowser} from '../packages/tooling/findOrInstallBrowser.ts';
import {requireFfmpeg} from '../packages/tooling/requireFfmpeg.ts';
import {entryPoint} from './entryPoint.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly serveUrl: string;
    readonly publicDir: string;
  }
}

/** Finds FFmpeg and a browser, bundles the compositions once for all tests, and removes the bundle at the end. */
export default async ({provide}: TestProject): Promise<() => void> => {
  requireFfmpeg();
  // The renderer looks here first, so the examples don't need to specify a browser.
  process.env.PUPPETEER_EXECUTABLE_PATH = findOrInstallBrowser();

  const folder = mkdtempSync(join(tmpdir(), 'integration-'));
  const publicDir = join(folder, 'public');
  mkdirSync(publicDir);
  const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=1', '-ac', '2'];
  execFileSync('ffmpeg', ['-v', 'error', ...tone, join(publicDir, 'tone.wav')]);

  provide('publicDir', publicDir);
  provide('serveUrl', await bundle({entryPoint, publicDir, outDir: join(folder, 'bundle')}));
  return () => rmSync(folder, {recursive: true, force: true});
};
