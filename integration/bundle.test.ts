import {existsSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {bundle} from '@remotion/bundler';
import {describe, expect, inject, test, onTestFinished} from 'vitest';
import {entryPoint} from './entryPoint.ts';
import {bundleProject} from './examples/bundleProject.ts';
import {captureLog} from './captureLog.ts';
import {createTemporaryFolder} from './fixtures.ts';

describe('bundle()', () => {
  test('writes a page with its script and prints its progress', async () => {
    const outDir = createTemporaryFolder();
    const lines = await captureLog(async () => expect(await bundleProject(entryPoint, outDir)).toBe(outDir));
    expect(readdirSync(outDir)).toEqual(expect.arrayContaining(['bundle.js', 'bundle.js.map', 'index.html']));
    expect(lines.at(-1)).toBe('100% bundled');
  });

  test('copies the public folder and creates a temporary folder', async () => {
    const folder = await bundle(entryPoint, undefined, {publicDir: inject('publicDir'), enableCaching: false});
    onTestFinished(() => rmSync(folder, {recursive: true}));
    expect(folder).toContain('react-motion-graphics');
    expect(existsSync(join(folder, 'public', 'tone.wav'))).toBe(true);
  });

  test('lets webpackOverride see and change the configuration', async () => {
    const names: (string | undefined)[] = [];
    const outDir = createTemporaryFolder();
    await bundle({
      entryPoint,
      outDir,
      webpackOverride: (configuration) => {
        names.push(configuration.mode);
        return {...configuration, output: {...configuration.output, filename: 'video.js'}};
      },
    });
    expect(names).toEqual(['production']);
    expect(existsSync(join(outDir, 'video.js'))).toBe(true);
  });

  test('requires an absolute entry point or a root folder', async () => {
    const outDir = createTemporaryFolder();
    await expect(bundle({entryPoint: 'integration/composition/index.ts', outDir})).rejects.toThrow();
    const rootDir = join(entryPoint, '..');
    await expect(bundle({entryPoint: './index.ts', rootDir, outDir})).resolves.toBe(outDir);
  });

  test('reports errors from webpack', async () => {
    const missing = join(entryPoint, '..', 'missing.ts');
    await expect(bundle({entryPoint: missing, outDir: createTemporaryFolder()})).rejects.toThrow(
      `Module not found: Error: Can't resolve '${missing}'`,
    );
  });
});
