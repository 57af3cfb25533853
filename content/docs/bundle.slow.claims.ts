import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {bundle} from '@remotion/bundler';
import {expect, inject, onTestFinished} from 'vitest';
import {entryPoint} from '../../integration/entryPoint.ts';
import {createTemporaryFolder} from '../../integration/fixtures.ts';
import {claim} from '../../packages/claims/claim.ts';

const cwd = process.cwd();

/** Calls `bundle()` in another folder until it calls the Webpack override, and returns the current directory then. */
async function readDirectory(options: Partial<Parameters<typeof bundle>[0] & object>): Promise<string> {
  onTestFinished(() => process.chdir(cwd));
  process.chdir(tmpdir());
  const seen: string[] = [];
  const stop = (): never => {
    seen.push(process.cwd());
    throw new Error('stop');
  };
  const outDir = createTemporaryFolder();
  await expect(bundle({entryPoint, outDir, webpackOverride: stop, ...options})).rejects.toThrow('stop');
  return seen[0] ?? '';
}

claim('When Remotion calls your function, the current directory is the root of the project.', async () => {
  const rootDir = createTemporaryFolder();
  expect(await readDirectory({rootDir})).toBe(rootDir);
});

claim('By default, the root is the folder of the nearest package.json.', async () => {
  const project = createTemporaryFolder();
  writeFileSync(join(project, 'package.json'), '{}');
  expect(await readDirectory({entryPoint: join(project, 'src/index.ts')})).toBe(project);
});

claim(
  "Remotion looks in the entry point's folder and in up to three folders above it. If it doesn't find the file, it uses the current directory.",
  async () => {
    const project = createTemporaryFolder();
    writeFileSync(join(project, 'package.json'), '{}');
    // The folders c, b, a and the project
    expect(await readDirectory({entryPoint: join(project, 'a/b/c/index.ts')})).toBe(project);
    expect(await readDirectory({entryPoint: join(project, 'a/b/c/d/index.ts')})).toBe(tmpdir());
  },
);

claim(
  "In 3.2.44, it doesn't do this if Webpack rejects the configuration or if your webpackOverride throws.",
  async () => {
    const rootDir = createTemporaryFolder();
    await readDirectory({rootDir});
    expect(process.cwd()).toBe(rootDir);
    process.chdir(tmpdir());
    await expect(bundle({entryPoint, rootDir, outDir: 'relative'})).rejects.toThrow('is not an absolute path');
    expect(process.cwd()).toBe(rootDir);
  },
);

claim('Normally, bundle() restores the directory afterward, even if Webpack finds an error in your code.', async () => {
  const rootDir = createTemporaryFolder();
  const missing = join(rootDir, 'missing.ts');
  await expect(bundle({entryPoint: missing, rootDir, outDir: createTemporaryFolder()})).rejects.toThrow(
    `Module not found: Error: Can't resolve '${missing}'`,
  );
  expect(process.cwd()).toBe(cwd);
});

claim(
  "If the folder already exists, Remotion replaces an earlier bundle's files and keeps all other files.",
  async () => {
    const outDir = createTemporaryFolder();
    writeFileSync(join(outDir, 'mine.txt'), '');
    writeFileSync(join(outDir, 'bundle.js'), 'old');
    mkdirSync(join(outDir, 'public'));
    const percentages: number[] = [];
    const publicDir = inject('publicDir');
    await bundle({entryPoint, outDir, publicDir, onProgress: (percentage) => void percentages.push(percentage)});
    expect(readdirSync(outDir).sort()).toEqual(['bundle.js', 'bundle.js.map', 'index.html', 'mine.txt', 'public']);
    expect(existsSync(join(outDir, 'public/tone.wav'))).toBe(true);
    expect(percentages.at(-1)).toBe(100);
  },
);

claim("If the folder doesn't exist, you don't get an error.", async () => {
  const rootDir = dirname(entryPoint);
  const outDir = createTemporaryFolder();
  await expect(bundle({entryPoint, rootDir, outDir, publicDir: 'missing'})).resolves.toBe(outDir);
  expect(existsSync(join(outDir, 'public'))).toBe(false);
});
