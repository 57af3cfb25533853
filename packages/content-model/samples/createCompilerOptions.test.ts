import ts from 'typescript';
import {expect, test} from 'vitest';
import {createCompilerOptions} from './createCompilerOptions.ts';

test('converts all options', () => {
  expect(createCompilerOptions(ts)).toMatchObject({
    target: ts.ScriptTarget.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  });
});

test('throws if an option is invalid', () => {
  expect(() => createCompilerOptions(ts, {target: 'ES1066'})).toThrow('--target');
});
