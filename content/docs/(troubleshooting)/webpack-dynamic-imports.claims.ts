import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {webpack} from '@remotion/bundler';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';

type Problems = {readonly warnings?: readonly {message: string}[]; readonly errors?: readonly {message: string}[]};

type Result = {
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
  /** Loads the bundle and calls the function that the entry point exports. */
  readonly run: (name: string) => unknown;
};

/** Bundles a project whose entry point exports a function `load`. */
async function bundle(code: string, files: Readonly<Record<string, string>> = {}): Promise<Result> {
  const folder = enterProject({'src/index.js': `exports.load = (name) => ${code};`, ...files});
  const outDir = join(folder, 'build');
  const {warnings = [], errors = []} = await new Promise<Problems>((done, fail) => {
    webpack(
      {
        mode: 'production',
        target: 'node',
        context: folder,
        entry: join(folder, 'src/index.js'),
        output: {path: outDir, libraryTarget: 'commonjs2'},
        optimization: {minimize: false},
      },
      (error, result) => {
        if (result) {
          done(result.toJson({warnings: true, errors: true}));
        } else {
          fail(error ?? new Error('Webpack returned nothing.'));
        }
      },
    );
  });
  return {
    warnings: warnings.map(({message}) => message),
    errors: errors.map(({message}) => message),
    run: (name) => {
      expect(readFileSync(join(outDir, 'main.js'), 'utf8')).not.toBe('');
      return (createRequire(import.meta.url)(join(outDir, 'main.js')) as {load: (name: string) => unknown}).load(name);
    },
  };
}

const images = {
  'src/images/camera.json': '"camera"',
  'src/images/tripod.json': '"tripod"',
  'src/notes.json': '"notes"',
};

claim("Webpack doesn't know which file you mean, so it includes none and prints the warning.", async () => {
  const {warnings, run} = await bundle('require(name)', images);
  expect(warnings).toEqual(['Critical dependency: the request of a dependency is an expression']);
  expect(() => run('./images/camera.json')).toThrow("Cannot find module './images/camera.json'");
});

claim('To Webpack, this is the same as a variable, even if it happens only one line above.', async () => {
  const {warnings, run} = await bundle("{const path = './images/' + name + '.json'; return require(path);}", images);
  expect(warnings).toEqual(['Critical dependency: the request of a dependency is an expression']);
  expect(() => run('camera')).toThrow("Cannot find module './images/camera.json'");
});

claim('Webpack then includes every matching file, and your code chooses one of them at runtime:', async () => {
  const {warnings, run} = await bundle('require(`./images/${name}.json`)', images);
  expect(warnings).toEqual([]);
  expect([run('camera'), run('tripod')]).toEqual(['camera', 'tripod']);
});

claim('The path in the message is then relative to the folder in your call, such as ./camera.png.', async () => {
  const {run} = await bundle('require(`./images/${name}.json`)', images);
  expect(() => run('Camera')).toThrow("Cannot find module './Camera.json'");
});

claim('With require(`./${name}`), Webpack includes the entire folder, including your source code.', async () => {
  const {run} = await bundle('require(`./${name}`)', images);
  expect([run('notes.json'), run('images/camera.json')]).toEqual(['notes', 'camera']);
  expect(run('index.js')).toHaveProperty('load');
});

claim('If you write a wrong path directly in the import, bundling fails with a different message:', async () => {
  const {errors} = await bundle("require('./images/missing.json')", images);
  expect(errors[0]).toContain("Module not found: Error: Can't resolve './images/missing.json' in");
});
