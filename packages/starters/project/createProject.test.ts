import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {blankProject} from '../../playground-core/project/blankProject.ts';
import {readJson} from '../../tooling/readJson.ts';
import {root} from '../../tooling/root.ts';
import {extras} from '../catalog/extras.ts';
import {findStarter, starters} from '../catalog/starters.ts';
import {readResources} from '../read/readResources.ts';
import {createPlaygroundSource} from './createPlaygroundSource.ts';
import {createTypeScriptProject} from './createTypeScriptProject.ts';
import {createStarterSource} from './createStarterSource.ts';
import {findImports} from './getPackages.ts';
import {findUnavailableExtras} from './findUnavailableExtras.ts';
import {listCombinations} from './listCombinations.ts';
import {initialOptions, type Options} from './Options.ts';
import type {Project} from './Project.ts';

const resources = readResources('https://example.com');
const projects = listCombinations(resources);

function create(id: string, options: Partial<Options> = {}): Project {
  const starter = findStarter(id);
  if (!starter) {
    throw new Error(id);
  }
  return createTypeScriptProject(createStarterSource(starter, resources), {...initialOptions, ...options}, resources);
}

function readManifest({texts}: Project) {
  return JSON.parse(texts['package.json'] ?? '') as Record<
    'dependencies' | 'devDependencies' | 'scripts' | 'overrides' | 'resolutions',
    Record<string, string> | undefined
  >;
}

describe('every starter with every pair of extras', () => {
  test('has each package that it imports, in an exact version', () => {
    for (const [name, project] of projects) {
      const {dependencies, devDependencies} = readManifest(project);
      const packages = {...dependencies, ...devDependencies};
      const imported = Object.entries(project.texts)
        .filter(([path]) => /\.(?:tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts'))
        .flatMap(([, text]) => findImports(text))
        .filter((item) => item !== 'node');
      expect(
        imported.filter((item) => packages[item] === undefined),
        name,
      ).toEqual([]);
      expect(
        Object.values(packages).filter((version) => !/^\d+\.\d+\.\d+$/.test(version)),
        name,
      ).toEqual([]);
    }
  });

  test('has the files that its code loads, and all of its media exist', () => {
    for (const [name, {texts, media}] of projects) {
      const code = Object.values(texts).join('\n');
      const loaded = [...code.matchAll(/staticFile\('([^']+)'\)/g)].map(([, file]) => `public/${file}`);
      expect(
        loaded.filter((file) => !(file in texts) && !(file in media)),
        name,
      ).toEqual([]);
      expect(
        Object.values(media).filter((file) => !existsSync(join(root, 'demos/public', file))),
        name,
      ).toEqual([]);
    }
  });

  test('has declarations for style sheets and Node.js if its code uses them', () => {
    for (const [name, project] of projects) {
      const code = Object.entries(project.texts).filter(([path]) => /\.tsx?$/.test(path));
      const hasStyles = code.some(([, text]) => /^import '.*\.css'/m.test(text));
      const hasNode = code.some(([, text]) => /'node:|\bprocess\./.test(text));
      expect('src/declarations/style-sheets.d.ts' in project.texts, name).toBe(hasStyles);
      expect('@types/node' in (readManifest(project).devDependencies ?? {}), name).toBe(hasNode);
    }
  });
});

test('all versions that this repository has installed too are the same', () => {
  const versions = readJson<object>(join(root, 'packages/starters/versions.json'));
  const installed = Object.entries(versions).flatMap(([name, version]: [string, string]) => {
    const file = join(root, 'node_modules', name, 'package.json');
    return existsSync(file) ? [[name, version, readJson<{version: string}>(file).version]] : [];
  });
  expect(installed.length).toBeGreaterThan(4);
  expect(installed.filter(([, version, own]) => version !== own)).toEqual([]);
});

test('a starter alone has no settings that only extras need', () => {
  const project = create('blank');
  expect(Object.keys(project.texts).sort()).toEqual([
    '.gitignore',
    'README.md',
    'package.json',
    'src/MyVideo.tsx',
    'src/Root.tsx',
    'src/declarations/react-19.d.ts',
    'src/index.ts',
    'tsconfig.json',
  ]);
  expect(readManifest(project)).not.toHaveProperty('overrides');
  expect(readManifest(project).scripts).toEqual({
    start: 'remotion preview src/index.ts',
    build: 'remotion render src/index.ts MyVideo out/MyVideo.mp4',
    types: 'tsc',
  });
});

test.each([
  ['npm', {overrides: {remotion: '$remotion'}}, undefined],
  ['yarn', {resolutions: {remotion: '3.2.44'}}, undefined],
  ['pnpm', {}, "allowBuilds:\n  esbuild: true\noverrides:\n  'remotion': 3.2.44\n"],
] as const)('%s installs one copy of Remotion if a package depends on another version', (manager, fields, settings) => {
  const project = create('three', {manager});
  expect(readManifest(project)).toMatchObject(fields);
  expect(project.texts['pnpm-workspace.yaml']).toBe(settings);
  expect(project.steps[0]?.command).toBe(`${manager} install`);
});

test('scripts pass the changes of the bundler’s settings, and only if there are any', () => {
  expect(create('blank', {extras: ['server']}).texts['scripts/render.ts']).not.toContain('webpackOverride');
  const {texts} = create('blank', {extras: ['server', 'three', 'skia', 'tailwind']});
  expect(texts['scripts/render.ts']).toContain("import {webpackOverride} from '../src/webpack-override';");
  expect(texts['src/webpack-override.ts']).toContain('enableTailwind(enableThree(enableSkia(current)))');
  expect(texts['src/index.ts']).toContain('LoadSkiaWeb()');
});

test('the instructions for agents link to the site', () => {
  const {texts} = create('blank', {hasAgents: true});
  expect(texts['AGENTS.md']).toContain('check_code');
  expect(texts['.agents/skills/remotion-3-2/SKILL.md']).toContain('](https://example.com/docs/flickering)');
});

test('a still is rendered to an image, and excludes what plays', () => {
  const starter = findStarter('still') ?? starters[0]!;
  const source = createStarterSource(starter, resources);
  expect(Object.keys(findUnavailableExtras(source, resources))).toEqual(['player', 'server', 'lambda']);
  const project = create('still', {extras: ['player', 'gif']});
  expect(project.texts['src/Root.tsx']).toContain('<Still\n');
  expect(project.texts['app/main.tsx']).toBeUndefined();
  expect(readManifest(project).scripts?.build).toBe('remotion still src/index.ts PreviewCard out/PreviewCard.png');
});

describe('a project of the playground', () => {
  test('gets the Player with its own component and props', () => {
    const source = createPlaygroundSource(blankProject, [], 'The playground');
    const {texts} = createTypeScriptProject(source, {...initialOptions, extras: ['player']}, resources);
    expect(texts['app/main.tsx']).toContain("import {Title} from '../src/Title';");
    expect(texts['app/main.tsx']).toContain("inputProps={{title: 'Change me', color: '#ff5c3e'}}");
    expect(texts['app/main.tsx']).toContain("import '../src/fonts/fonts.css';");
  });

  test('keeps its own root next to the videos of extras', () => {
    const files = {
      'Root.tsx':
        'import {Composition} from "remotion";\nexport const RemotionRoot = () => <Composition id="a" component={() => null} width={2} height={2} fps={1} durationInFrames={1} />;',
    };
    const source = createPlaygroundSource({...blankProject, files}, [], 'The playground');
    expect(findUnavailableExtras(source, resources)).toEqual({
      player: expect.stringContaining('describes compositions'),
    });
    const {texts} = createTypeScriptProject(source, {...initialOptions, extras: ['gif']}, resources);
    expect(texts['src/VideoRoot.tsx']).toContain('<RemotionRoot />\n    <Composition\n      id="GifClip"');
    expect(texts['src/index.ts']).toContain('registerRoot(ProjectRoot)');
  });

  test('excludes videos of extras if it registers its own root, and an extra whose file it has', () => {
    const index = createPlaygroundSource({...blankProject, files: {'index.ts': 'registerRoot(a);'}}, [], '');
    expect(Object.keys(findUnavailableExtras(index, resources))).toEqual(
      extras.map(({id}) => id).filter((id) => id !== 'server' && id !== 'lambda'),
    );
    const files = {...blankProject.files, 'GifClip.jsx': ''};
    const taken = createPlaygroundSource({...blankProject, files}, [], '');
    expect(findUnavailableExtras(taken, resources)).toEqual({gif: 'Your code has a file with the same name.'});
  });
});
