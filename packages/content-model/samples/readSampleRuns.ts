import {createSampleFiles} from './createSampleFiles.ts';
import {findSiblingSample} from './findSiblingSample.ts';
import {readExports, type SampleExport} from './readExports.ts';
import {readRuntimeImports} from './readRuntimeImports.ts';
import type {Sample} from './sample.ts';
import type {RunSettings} from './RunSettings.ts';
import {sampleSettings} from './sampleSettings.ts';

/** How a TypeScript or JavaScript sample of a page is run. */
export type SampleRun = {
  readonly sample: Sample;
  /**
   * `frames`: rendered at three frames. `settings`: loaded by the command line. `lambda`: called with the AWS client
   * replaced. `node`: run in Node.js. `app`: shown in a web page. `imported`: part of another sample that is run.
   * `followed`: run when a test follows the guide. `example`: run by the tests of the renderer. `none`: not run.
   */
  readonly kind: 'frames' | 'settings' | 'lambda' | 'node' | 'app' | 'imported' | 'followed' | 'example' | 'none';
  /** Why it isn't run. */
  readonly reason?: string | undefined;
  /** Whether it should run at all: it contains code, and doesn't show a mistake on purpose. */
  readonly hasCode: boolean;
  readonly exports: readonly SampleExport[];
  readonly settings: RunSettings;
  /** The samples of the page that it imports, directly or not. */
  readonly imports: ReadonlySet<Sample>;
};

const languages = new Set(['ts', 'tsx', 'js', 'jsx']);
const nodePackages =
  /^(?:@remotion\/(?:renderer|bundler|cli|eslint-plugin|skia\/enable)|@typescript-eslint|node:|(?:path|fs|os|http|crypto|express|child_process|remotion\/version)$)/;
// Code that only imports types of the Player gets a Player from the page.
const appImport = / from '(?:@remotion\/(?:player|preload)|react-dom)/;

/** Returns how the samples of a page are run. */
export function readSampleRuns(samples: readonly Sample[]): SampleRun[] {
  const files = createSampleFiles(samples.filter(isRight));
  const paths = new Map([...files].map(([path, sample]) => [sample, path]));

  function collectImports(sample: Sample, found = new Set<Sample>()): Set<Sample> {
    for (const specifier of readRuntimeImports(sample.code, sample.language)) {
      const path = findSiblingSample(specifier, paths.get(sample) ?? '', files)?.resolvedFileName;
      const sibling = files.get(path ?? '');
      if (sibling && !found.has(sibling)) {
        found.add(sibling);
        collectImports(sibling, found);
      }
    }
    return found;
  }

  const described = samples
    .filter(({language}) => languages.has(language))
    .map((sample) => {
      const imports = collectImports(sample);
      const own = describe(sample);
      // A sample that imports something that can't run can't run either.
      const needed = [...imports].map(describe).find(({settings}) => settings.notRun !== undefined);
      return {...own, imports, kind: needed?.kind ?? own.kind, reason: needed?.reason ?? own.reason};
    });
  const imported = new Set(
    described
      .filter(({kind}) => kind !== 'none')
      .flatMap(({sample, imports}) => [...imports].filter((item) => item !== sample)),
  );
  return described.map((run) => {
    const needsProps = /^(?:frames|app)$/.test(run.kind) && hasProps(run.exports) && run.settings.props === undefined;
    const isPart = run.isModule === true || run.settings.isPart === true || needsProps;
    return isPart && imported.has(run.sample) ? {...run, kind: 'imported', reason: undefined} : run;
  });
}

function isRight({verdict, expectedErrors}: Sample): boolean {
  return verdict !== 'wrong' && expectedErrors.length === 0;
}

type Description = Omit<SampleRun, 'imports'> & {
  /** Whether it only runs as a part of other code. */
  readonly isModule?: boolean;
};

function describe(sample: Sample): Description {
  const exports = readExports(sample.code, sample.language);
  const settings = findSettings(sample, exports);
  const names = readRuntimeImports(sample.code, sample.language);
  const base = {sample, exports, settings, hasCode: isRight(sample) && hasCode(sample, exports)};
  const none = (reason: string): Description => ({...base, kind: 'none', reason});
  if (!isRight(sample)) {
    return none('It shows a mistake.');
  }
  if (settings.notRun !== undefined) {
    return none(settings.notRun);
  }
  if (settings.isFollowed === true) {
    return {...base, kind: 'followed'};
  }
  if (settings.isExample === true) {
    return {...base, kind: 'example'};
  }
  if (/^import \{.*\bConfig\b.*\} from 'remotion';$/m.test(sample.code)) {
    return {...base, kind: 'settings'};
  }
  if (/\bWebpackOverrideFn\b/.test(sample.code)) {
    return {...none('Nothing on the page imports it.'), isModule: true};
  }
  if (!base.hasCode) {
    return none('It only contains types.');
  }
  const uncalled = exports.find((item) => item.kind === 'function' && !getArguments(item, settings));
  if (uncalled) {
    return {...none(`Its function ${uncalled.name}() needs arguments.`), isModule: true};
  }
  if (names.some((name) => name.startsWith('@remotion/lambda'))) {
    return {...base, kind: 'lambda'};
  }
  if (names.some((name) => nodePackages.test(name))) {
    return {...base, kind: 'node'};
  }
  if (appImport.test(sample.code)) {
    return {...base, kind: 'app'};
  }
  const isVideo = exports.length > 0 || /\bregisterRoot\(|\bconsole\./.test(sample.code);
  return isVideo ? {...base, kind: 'frames'} : none('It configures another tool.');
}

function hasCode({code}: Sample, exports: readonly SampleExport[]): boolean {
  return exports.length > 0 || /^(?:await |\w[\w.]*\(|module\.exports|for |try )/m.test(code);
}

function hasProps(exports: readonly SampleExport[]): boolean {
  return exports.some(({kind, parameters}) => kind === 'component' && parameters.length > 0);
}

const knownArguments: Readonly<Record<string, unknown>> = {
  frame: '@frame',
  fps: 30,
  seed: 'seed',
  bucketName: 'remotionlambda-gc1w0xbfzl',
  renderId: 'a1b2c3d4e5',
  siteName: 'my-video',
  entryPoint: '@path/src/index.ts',
  entry: '@path/src/index.ts',
  serveUrl: '@serveUrl',
  composition: '@composition',
};

/** Returns the arguments with which a function is called, if they are known. */
export function getArguments({name, parameters}: SampleExport, {calls}: RunSettings): readonly unknown[] | undefined {
  const isKnown = parameters.every((parameter) => Object.hasOwn(knownArguments, parameter));
  return calls?.[name] ?? (isKnown ? parameters.map((parameter) => knownArguments[parameter]) : undefined);
}

function findSettings({page, title}: Sample, exports: readonly SampleExport[]): RunSettings {
  const settings = sampleSettings[page.replace(/^content\/docs\//, '')];
  return settings?.[title ?? exports[0]?.name ?? ''] ?? {};
}
