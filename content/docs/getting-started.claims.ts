import {createRequire} from 'node:module';
import {expect} from 'vitest';
import {claim} from '../../packages/claims/claim.ts';

const require = createRequire(createRequire(import.meta.url).resolve('@remotion/bundler'));

type LoaderContext = {
  readonly async: () => () => void;
  readonly context: string;
  readonly getOptions: () => object;
};

/** Compiles a file with the bundler's loader, which finds the given package when it imports TypeScript. */
async function compile(typescript: unknown): Promise<void> {
  const {default: load} = require('./esbuild-loader/index.js') as {
    default: (this: LoaderContext, source: string) => Promise<void>;
  };
  const path = require.resolve('typescript');
  const original = require(path) as unknown;
  const cached = require.cache[path];
  if (!cached) {
    throw new Error('TypeScript is not in the cache of modules');
  }
  try {
    cached.exports = typescript ?? original;
    await load.call({async: () => () => undefined, context: import.meta.dirname, getOptions: () => ({})}, 'let a = 1;');
  } finally {
    cached.exports = original;
  }
}

claim(
  'TypeScript 7 no longer has the functions that Remotion 3.2 uses to read your tsconfig.json, so the preview and every render fail.',
  async () => {
    const native = require('@typescript/native') as {version: string};
    expect(native.version).toMatch(/^7\./);
    await expect(compile(native)).rejects.toThrow("Cannot read properties of undefined (reading 'readFile')");
    await expect(compile(undefined)).resolves.toBeUndefined();
  },
);
