import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
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
  const [error] = compile({'a.ts': "export const size: {px: number} = {px: '1'} as {px: string};\n"});
  expect(error?.message).toBe(
    "Type '{ px: string; }' is not assignable to type '{ px: number; }'. Types of property 'px' are incompatible. Type 'string' is not assignable to type 'number'.",
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

test.each([
  ['is killed', "process.kill(process.pid, 'SIGKILL')", 'The compiler stopped early (SIGKILL).'],
  ['ends without a message', 'process.exit(3)', 'The compiler stopped early (exit code 3).'],
])('throws if the compiler %s, although it has reported no errors', (_, code, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'compile-files-'));
  writeFileSync(join(folder, 'end.cjs'), code);
  vi.stubEnv('NODE_OPTIONS', `--require ${join(folder, 'end.cjs')}`);
  try {
    expect(() => compile({'a.ts': 'export {};\n'})).toThrow(message);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, {recursive: true});
  }
});
