import {join, resolve} from 'node:path';
import {type BuildOptions, type Plugin, build} from 'esbuild';
import {bundlerSettings} from '../../../../demos/bundlerSettings.ts';
import {demosFolder} from '../../../../demos/readDemos.ts';
import {type SandboxScript, sandboxModules} from '../../../../packages/playground-core/sandboxModules.ts';

const source = join(__dirname, '../../../src/components/playground');

/** The scripts that aren't part of a page: those of the sandbox, and the script of the type checker's worker. */
type PlaygroundScript = SandboxScript | 'screenshot' | 'types-worker';

type BuiltScript = {
  readonly name: PlaygroundScript;
  readonly text: string;
  /** The files that it contains a part of. */
  readonly sources: readonly string[];
};

/** Bundles each of them separately. Returns their contents by name, and the files that they contain a part of. */
export async function buildScripts(): Promise<{
  readonly scripts: Readonly<Record<PlaygroundScript, string>>;
  readonly sources: readonly string[];
}> {
  const packages = [...new Set(Object.values(sandboxModules))].filter((script) => script !== 'core');
  const built = await Promise.all([
    bundleCoreScript(),
    bundleScript('screenshot', {
      stdin: {contents: "window.__screenshot = require('modern-screenshot');", resolveDir: source},
    }),
    bundleScript('types-worker', {entryPoints: [join(source, 'Editor/types/worker.ts')], plugins: [noNode]}),
    ...packages.map((script) =>
      bundleScript(script, {
        stdin: {contents: createRegistration(script), resolveDir: demosFolder},
        plugins: [oneThree, sharedPackages],
      }),
    ),
  ]);
  return {
    scripts: Object.fromEntries(built.map(({name, text}) => [name, text])) as Record<PlaygroundScript, string>,
    sources: built.flatMap(({sources}) => sources),
  };
}

/** Bundles the script that the sandbox always needs. */
export async function buildCoreScript(): Promise<string> {
  return (await bundleCoreScript()).text;
}

function bundleCoreScript(): Promise<BuiltScript> {
  return bundleScript('core', {entryPoints: [join(source, 'sandbox/main.ts')]});
}

async function bundleScript(name: PlaygroundScript, options: BuildOptions): Promise<BuiltScript> {
  const {outputFiles, metafile} = await build({
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    // Browsers only load scripts into sandboxed iframes without CORS if they aren't modules.
    target: ['chrome109', 'firefox115', 'safari16.4'],
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
    legalComments: 'none',
    logLevel: 'error',
    ...options,
  });
  const inputs = Object.values(metafile?.outputs ?? {}).flatMap((output) => Object.entries(output.inputs));
  const sources = inputs
    .filter(([, {bytesInOutput}]) => bytesInOutput > 0)
    .map(([file]) => file)
    // Modules that a plugin generates or that are disabled in browsers aren't files: `shared:react`, `(disabled):fs`.
    .filter((file) => !/^[\w()-]+:/.test(file))
    .map((file) => resolve(file));
  return {name, text: outputFiles?.[0]?.text ?? '', sources};
}

/** Registers the packages of a script for the sandbox. */
function createRegistration(script: SandboxScript): string {
  return Object.entries(sandboxModules)
    .filter(([, home]) => home === script)
    .map(([name]) => `window.__packages['${name}'] = require('${name}');`)
    .join('\n');
}

/** Modules in the sandbox's own script aren't bundled again, because Remotion throws if it's loaded twice. */
const sharedPackages: Plugin = {
  name: 'shared-packages',
  setup: ({onResolve, onLoad}) => {
    const shared = Object.keys(sandboxModules).filter(
      (name) => sandboxModules[name as keyof typeof sandboxModules] === 'core',
    );
    onResolve({filter: /^(?:react|remotion|@remotion\/player)/}, ({path}) =>
      shared.includes(path) ? {path, namespace: 'shared'} : undefined,
    );
    onLoad({filter: /.*/, namespace: 'shared'}, ({path}) => ({
      contents: `module.exports = window.__packages['${path}'];`,
    }));
  },
};

/** All imports of `three` resolve to the same file, as in the bundlers of the demos. */
const oneThree: Plugin = {
  name: 'one-three',
  setup: ({onResolve}) => onResolve({filter: /^three$/}, () => ({path: bundlerSettings.alias.three$})),
};

/** The type checker imports these modules in Node.js. */
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
