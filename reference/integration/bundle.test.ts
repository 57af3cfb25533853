import {existsSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {bundle} from '@remotion/bundler';
import {describe, expect, inject, it, onTestFinished} from 'vitest';
import {entryPoint} from './entryPoint';
import {bundleProject} from './examples/bundleProject';
import {printed} from './printed';
import {temporaryFolder} from './workbench';

describe('bundle()', () => {
  it('writes a page with its script and prints its progress', async () => {
    const outDir = temporaryFolder();
    const lines = await printed(async () => expect(await bundleProject(entryPoint, outDir)).toBe(outDir));
    expect(readdirSync(outDir)).toEqual(expect.arrayContaining(['bundle.js', 'bundle.js.map', 'index.html']));
    expect(lines.at(-1)).toBe('100% bundled');
  });

  it('copies the public folder and makes a folder of its own', async () => {
    const folder = await bundle(entryPoint, undefined, {publicDir: inject('publicDir'), enableCaching: false});
    onTestFinished(() => rmSync(folder, {recursive: true}));
    expect(folder).toContain('react-motion-graphics');
    expect(existsSync(join(folder, 'public', 'tone.wav'))).toBe(true);
  });

  it('lets webpackOverride see and change the configuration', async () => {
    const names: (string | undefined)[] = [];
    const outDir = temporaryFolder();
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

  it('wants an absolute entry point, or a root folder', async () => {
    const outDir = temporaryFolder();
    await expect(bundle({entryPoint: 'reference/integration/composition/index.ts', outDir})).rejects.toThrow();
    const rootDir = join(entryPoint, '..');
    await expect(bundle({entryPoint: './index.ts', rootDir, outDir})).resolves.toBe(outDir);
  });

  it('reports what Webpack reports', async () => {
    const missing = join(entryPoint, '..', 'missing.ts');
    await expect(bundle({entryPoint: missing, outDir: temporaryFolder()})).rejects.toThrow(
      `Module not found: Error: Can't resolve '${missing}'`,
    );
  });
});
