import {join, resolve} from 'node:path';
import {type BuildOptions, type Plugin, build} from 'esbuild';
import {bundlerSettings} from '../../../demos/bundlerSettings';
import {shippedModules} from '../licences/shippedModules';
import {type FrameScript, frameModules} from '../../src/components/playground/frameModules';

const source = join(__dirname, '../../src/components/playground');
const demos = join(__dirname, '../../../demos');

/** The scripts that are no part of any page: those of the frame, and the one of the worker that knows types. */
export type PlaygroundScript = FrameScript | 'screenshot' | 'types-worker';

/** Builds each of them as a file of its own, and gives their texts. */
export const buildScripts = async (): Promise<Readonly<Record<PlaygroundScript, string>>> => {
  const packages = [...new Set(Object.values(frameModules))].filter((script) => script !== 'core');
  const entries = await Promise.all([
    bundle('core', {entryPoints: [join(source, 'frame/main.ts')]}),
    bundle('screenshot', {
      stdin: {contents: "window.__screenshot = require('modern-screenshot');", resolveDir: source},
    }),
    bundle('types-worker', {entryPoints: [join(source, 'Editor/types/worker.ts')], plugins: [noNode]}),
    ...packages.map((script) =>
      bundle(script, {stdin: {contents: registration(script), resolveDir: demos}, plugins: [oneThree, sharedPackages]}),
    ),
  ]);
  return Object.fromEntries(entries) as Record<PlaygroundScript, string>;
};

const bundle = async (name: PlaygroundScript, options: BuildOptions): Promise<[PlaygroundScript, string]> => {
  const {outputFiles, metafile} = await build({
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    // Sandboxed frames load scripts without asking for permission only if they are no modules.
    target: ['chrome109', 'firefox115', 'safari16.4'],
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
    legalComments: 'none',
    logLevel: 'error',
    ...options,
  });
  for (const {inputs} of Object.values(metafile?.outputs ?? {}))
    for (const [file, {bytesInOutput}] of Object.entries(inputs))
      // What a plugin makes up, or what browsers do without, is no file: `shared:react`, `(disabled):fs`.
      if (bytesInOutput > 0 && !/^[\w()-]+:/.test(file)) shippedModules.add(resolve(file));
  return [name, outputFiles?.[0]?.text ?? ''];
};

/** Puts the packages of a script where the frame looks for them. */
const registration = (script: FrameScript): string =>
  Object.entries(frameModules)
    .filter(([, home]) => home === script)
    .map(([name]) => `window.__packages['${name}'] = require('${name}');`)
    .join('\n');

/** What the frame's own script has is not bundled a second time: the toolkit throws when it is there twice. */
const sharedPackages: Plugin = {
  name: 'shared-packages',
  setup: ({onResolve, onLoad}) => {
    const shared = Object.keys(frameModules).filter(
      (name) => frameModules[name as keyof typeof frameModules] === 'core',
    );
    onResolve({filter: /^(?:react|remotion|@remotion\/player)/}, ({path}) =>
      shared.includes(path) ? {path, namespace: 'shared'} : undefined,
    );
    onLoad({filter: /.*/, namespace: 'shared'}, ({path}) => ({
      contents: `module.exports = window.__packages['${path}'];`,
    }));
  },
};

/** All imports of `three` are one file, as in the bundlers of the demos. */
const oneThree: Plugin = {
  name: 'one-three',
  setup: ({onResolve}) => onResolve({filter: /^three$/}, () => ({path: bundlerSettings.alias.three$})),
};

/** The type checker asks for these where there is Node.js. */
const noNode: Plugin = {
  name: 'no-node',
  setup: ({onResolve, onLoad}) => {
    onResolve({filter: /^(?:node:.*|fs|path|os|inspector|perf_hooks|crypto|module|url)$/}, ({path}) => ({
      path,
      namespace: 'none',
    }));
    onLoad({filter: /.*/, namespace: 'none'}, () => ({contents: 'module.exports = {};'}));
  },
};
