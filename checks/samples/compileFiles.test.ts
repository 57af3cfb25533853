import {mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, test, vi} from 'vitest';
import {javascriptOptions, typescriptOptions} from '../../packages/content-model/samples/createCompilerOptions.ts';
import {compileFiles, type Diagnostic} from './compileFiles.ts';

const fps = "export const fps: number = 'thirty';\n";

function compile(files: Readonly<Record<string, string>>, compilerOptions: object = typescriptOptions): Diagnostic[] {
  return compileFiles({files: new Map(Object.entries(files)), rootNames: Object.keys(files), compilerOptions});
}

test('returns the errors with their line and code', () => {
  expect(compile({'src/fps.ts': `\n${fps}`})).toEqual([
    {path: 'src/fps.ts', line: 2, code: 2322, message: "Type 'string' is not assignable to type 'number'."},
  ]);
});

test('joins the lines of a message', () => {
  const [error] = compile({
    'a.ts': "export const size: {width: {px: number}} = {width: {px: '1'} as {px: string}};\n",
  });
  expect(error?.message).toMatch(
    /^Type .*\. The types of .* Type 'string' is not assignable to type 'number'\.$|^Type .* Type 'string' is not assignable to type 'number'\.$/,
  );
});

test('finds the installed packages', () => {
  expect(
    compile({
      'a.ts': "import {useCurrentFrame} from 'remotion';\n\nexport const frame: () => number = useCurrentFrame;\n",
    }),
  ).toEqual([]);
});

test('leaves out errors in other files', () => {
  const files = new Map([
    ['fps.ts', fps],
    ['a.ts', "export {fps} from './fps';\n"],
  ]);
  expect(compileFiles({files, rootNames: ['a.ts'], compilerOptions: typescriptOptions})).toEqual([]);
});

test('checks imports between files in JavaScript', () => {
  const files = {
    'src/Title.jsx': 'export const Title = () => null;\n',
    'a.js': "export {Subtitle} from './src/Title';\n",
  };
  expect(compile(files, javascriptOptions).map(({path, code}) => [path, code])).toEqual([['a.js', 2305]]);
});

test('throws if an option is invalid, and deletes its folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compile-files-'));
  vi.stubEnv('TMPDIR', folder);
  try {
    expect(() => compile({'a.ts': ''}, {target: 'ES1066'})).toThrow(
      /^An option of the compiler is invalid: .*--target/,
    );
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, {recursive: true});
  }
});

test('throws if the compiler is killed, although it has found no errors', () => {
  // A limit of its memory that it can't start with.
  vi.stubEnv('NODE_OPTIONS', '--max-old-space-size=1');
  try {
    expect(() => compile({'a.ts': 'export {};\n'})).toThrow('The compiler');
  } finally {
    vi.unstubAllEnvs();
  }
});
