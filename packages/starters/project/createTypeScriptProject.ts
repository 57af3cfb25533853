import {type Extra, type ExtraId, extras} from '../catalog/extras.ts';
import type {StarterVideo} from '../catalog/StarterVideo.ts';
import {createEntry} from './createEntry.ts';
import {createSteps} from './createSteps.ts';
import {createTypeFiles} from './createTypeFiles.ts';
import {findUnavailableExtras} from './findUnavailableExtras.ts';
import {findImports, getPackages} from './getPackages.ts';
import {listScripts} from './listScripts.ts';
import type {Options} from './Options.ts';
import {pickFiles} from './pickFiles.ts';
import type {Resources, Project} from './Project.ts';
import type {Source, CompositionChanges} from './Source.ts';
import {writeApp} from './write/writeApp.ts';
import {writeManifest} from './write/writeManifest.ts';
import {configFile, removeOverride, writeOverride} from './write/writeOverride.ts';
import {writeReadme} from './write/writeReadme.ts';

/**
 * Creates a project in TypeScript that works after `npm install`. With JavaScript as the language, it has no settings
 * and types for TypeScript, but its code still has to be converted with `convertToJavaScript()`. Leaves out extras
 * that aren't available.
 */
export function createTypeScriptProject(source: Source, options: Options, resources: Resources): Project {
  const unavailable = findUnavailableExtras(source, resources);
  const chosen = extras.filter(
    ({id}) => source.extras.includes(id) || (options.extras.includes(id) && unavailable[id] === undefined),
  );
  const has = (id: ExtraId): boolean => chosen.some((extra) => extra.id === id);
  const videos = [...source.videos, ...chosen.flatMap(({video}) => video ?? [])].map((video) =>
    video.id === source.mainId ? changeVideo(video, source.settings) : video,
  );
  const overrides = findOverrides(source, chosen);
  const isTyped = options.language === 'typescript';
  const entry = createEntry(source, videos, has('skia'));
  const main = videos.find(({id}) => id === source.mainId);
  const scripts = listScripts(source, main, entry.path, has);

  const code: Record<string, string> = {
    ...Object.assign({}, ...chosen.map(({id}) => pickFiles(resources.files, id))),
    ...Object.fromEntries(overrides.map(({path, file}) => [path, resources.files[file] ?? ''])),
    ...source.files,
    ...entry.files,
    ...(overrides.length > 0 && {
      'src/webpack-override.ts': writeOverride(overrides.map(({name}) => name)),
      'remotion.config.ts': configFile,
    }),
    ...(has('player') &&
      main &&
      createAppFiles(
        main,
        source,
        overrides.some(({name}) => name === 'enableThree'),
        resources,
      )),
  };
  const texts = overrides.length > 0 ? code : mapValues(code, removeOverride);
  const project = mapValues(texts, (text) => text.replaceAll("'src/index.ts'", `'${entry.path}'`));
  const packages = getPackages(
    {
      sources: Object.values(project),
      others: [...source.packages, ...chosen.flatMap(({packages: names = []}) => names)],
      isTyped,
    },
    resources.versions,
  );
  const steps = createSteps(options.manager, scripts);
  return {
    name: options.name,
    texts: {
      ...writeManifest({
        ...options,
        ...packages,
        scripts: Object.fromEntries([
          ...scripts.map(({name, command}) => [name, command] as const),
          ...(isTyped ? [['types', 'tsc'] as const] : []),
        ]),
      }),
      'README.md': writeReadme(
        options.name,
        source.title,
        steps,
        has('lambda') ? [createLambdaNote(resources.siteUrl)] : [],
      ),
      '.gitignore': `node_modules\nout\n${has('player') ? 'dist\n' : ''}`,
      ...(isTyped && createTypeFiles(project, packages.devDependencies, resources)),
      ...(options.hasAgents && resources.instructions),
      ...project,
    },
    media: {...Object.assign({}, ...chosen.map(({media}) => media)), ...source.media},
    steps,
  };
}

/** What readers have to know before they deploy. */
function createLambdaNote(siteUrl: string): string {
  return `AWS no longer creates functions for Node.js 14, which this version uses. Functions and buckets that exist already still work. Your options: ${siteUrl}/docs/lambda/runtime#aws-since-2022`;
}

/** Returns the functions that change the bundler's settings: those of the extras, and those that the reader's code needs. */
function findOverrides(
  {files}: Source,
  chosen: readonly Extra[],
): {readonly name: string; readonly path: string; readonly file: string}[] {
  const imported = new Set(Object.values(files).flatMap(findImports));
  return extras.flatMap((extra) => {
    const {id, override} = extra;
    if (!override || !(chosen.includes(extra) || override.packages.some((name) => imported.has(name)))) {
      return [];
    }
    const path = `src/webpack/${override.name}.ts`;
    return [{name: override.name, path, file: `${id}/${path}`}];
  });
}

/** A still keeps its missing timing. */
function changeVideo(
  video: StarterVideo,
  {width = video.width, height = video.height, ...timing}: CompositionChanges = {},
): StarterVideo {
  return {...video, width, height, ...(video.timing && {timing: {...video.timing, ...timing}})};
}

function createAppFiles(
  main: StarterVideo,
  {hasFonts}: Source,
  hasThree: boolean,
  {files}: Resources,
): Record<string, string> {
  return {
    ...(hasThree && pickFiles(files, 'player-three')),
    'app/main.tsx': writeApp(main, hasFonts ? ['../src/fonts/fonts.css'] : []),
  };
}

function mapValues(texts: Readonly<Record<string, string>>, change: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, change(text)]));
}
