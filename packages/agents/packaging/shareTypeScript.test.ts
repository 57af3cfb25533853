import {mkdtempSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {build, type BuildOptions} from 'esbuild';
import {afterAll, expect, test} from 'vitest';
import {root} from '../../tooling/root.ts';
import {shareTypeScript} from './shareTypeScript.ts';

const folder = mkdtempSync(join(tmpdir(), 'share-typescript-'));
afterAll(() => rmSync(folder, {recursive: true}));

const options: BuildOptions = {bundle: true, platform: 'node', format: 'cjs', logLevel: 'error'};

async function countCopies(plugins: BuildOptions['plugins']): Promise<number> {
  const entry = join(root, 'packages/agents/rules/rules.ts');
  const {outputFiles} = await build({...options, entryPoints: [entry], write: false, ...(plugins && {plugins})});
  return outputFiles?.[0]?.text.match(/__toESM\(require_typescript\w*\(\)/g)?.length ?? 0;
}

test('makes all files of a bundle share one module object', async () => {
  expect(await countCopies(undefined)).toBeGreaterThan(10);
  expect(await countCopies([shareTypeScript])).toBe(1);
}, 60_000);

test('returns the same functions for import and require()', async () => {
  const outfile = join(folder, 'bundle.cjs');
  const contents = `import imported from 'typescript';
    const required = require('typescript');
    export const isShared = required.default === imported;
    export const isCompiled = required.__esModule;
    export const names = [imported.SyntaxKind[required.SyntaxKind.Identifier], required.version];`;
  await build({...options, stdin: {contents, resolveDir: import.meta.dirname}, outfile, plugins: [shareTypeScript]});
  const {version} = createRequire(import.meta.url)('typescript') as {version: string};
  expect(createRequire(import.meta.url)(outfile)).toEqual({
    isShared: true,
    isCompiled: true,
    names: ['Identifier', version],
  });
}, 60_000);
