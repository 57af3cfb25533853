import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {bundle} from '@remotion/bundler';
import {strFromU8, unzipSync} from 'fflate';
import ts from 'typescript';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {readJson} from '../../../../../packages/tooling/readJson.ts';
import {root} from '../../../../../packages/tooling/root.ts';
import {listMedia} from '../../../../plugins/data/playground/listMedia.ts';
import {readResources} from '../../../../../packages/starters/read/readResources.ts';
import {blankProject} from '../../../../../packages/playground-core/project/blankProject.ts';
import {zipProject} from '../../../../../packages/starters/archive/zipProject.ts';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {loadFile} from '../run/loadMedia.ts';
import {createProjectFromPlayground} from './createProjectFromPlayground.ts';

const publicFolder = join(root, 'demos/public');
const resources = {...readResources(''), media: listMedia(publicFolder, 'media')};

// The site serves this folder. No other browser API is mocked.
beforeAll(() => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(new Response(readFileSync(join(publicFolder, path)))));
  return () => vi.unstubAllGlobals();
});

// Inside this repository, so that packages resolve without an installation.
const cache = join(root, 'node_modules/.cache');
mkdirSync(cache, {recursive: true});
const projects = mkdtempSync(join(cache, 'downloaded-'));
afterAll(() => rmSync(projects, {recursive: true}));

async function createArchive(project: PlaygroundProject): Promise<Record<string, Uint8Array>> {
  return unzipSync(await zipProject(createProjectFromPlayground(project, resources), loadFile));
}

/** Unpacks the archive of a project like a reader would, and returns its folder. */
async function unpack(project: PlaygroundProject): Promise<string> {
  const folder = mkdtempSync(join(projects, 'project-'));
  for (const [path, bytes] of Object.entries(await createArchive(project))) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), bytes);
  }
  return join(folder, 'my-video');
}

function getTypeErrors(folder: string): string[] {
  const {config} = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile) as {config: object};
  const {fileNames, options} = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(fileNames, options);
  return ts.getPreEmitDiagnostics(program).map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

function readManifest(folder: string) {
  return readJson<Record<string, Record<string, string>>>(join(folder, 'package.json'));
}

async function readBundled(folder: string, entryPoint: string): Promise<string> {
  const outDir = join(folder, 'out');
  await bundle({entryPoint: join(folder, entryPoint), outDir, enableCaching: false});
  return readFileSync(join(outDir, 'bundle.js'), 'utf8');
}

describe('Download as project', () => {
  test('creates the initial project of the playground, which Remotion can bundle', async () => {
    const folder = await unpack(blankProject);
    expect(readdirSync(join(folder, 'src/fonts'))).toEqual(['fonts.css', 'geist.woff2']);
    expect(getTypeErrors(folder)).toEqual([]);
    expect(await readBundled(folder, 'src/index.ts')).toContain('Change me');
  });

  test('adds each font that the code uses, even if the reader registers a root', async () => {
    const files = {
      'index.tsx': "import {registerRoot} from 'remotion';\nimport {Root} from './Root';\nregisterRoot(Root);\n",
      'Root.tsx':
        "import {Composition} from 'remotion';\nconst Mono = () => <p style={{fontFamily: 'Geist Mono'}}>Mono</p>;\nexport const Root = () => <Composition id=\"Mono\" component={Mono} width={640} height={360} fps={25} durationInFrames={50} />;\n",
    };
    const folder = await unpack({...blankProject, files, props: {}});
    expect(readdirSync(join(folder, 'src/fonts'))).toEqual(['fonts.css', 'geist-mono.woff2', 'geist.woff2']);
    expect(readManifest(folder).scripts?.build).toBe('remotion render src/register.ts Mono out/Mono.mp4');
    expect(await readBundled(folder, 'src/register.ts')).toContain('@font-face');
  });

  test('adds no style sheet if the code does not use a font', async () => {
    const folder = await unpack({...blankProject, files: {'Title.tsx': 'export const Title = () => null;\n'}});
    expect(readdirSync(join(folder, 'src')).sort()).toEqual(['Root.tsx', 'Title.tsx', 'declarations', 'index.ts']);
  });

  test('creates a project for a component that passes TypeScript and can be bundled by Remotion', async () => {
    const files = {
      ...blankProject.files,
      'parts/Picture.tsx':
        "import {Gif} from '@remotion/gif';\nimport {staticFile} from 'remotion';\nimport './picture.css';\nimport sizes from './sizes.json';\nexport const Picture = () => <Gif src={staticFile('media/dancer.gif')} width={sizes.width} height={9} />;\n",
      'parts/picture.css': 'body {color: rebeccapurple}',
      'parts/sizes.json': '{"width": 16}',
    };
    const source = `import {Picture} from './parts/Picture';\n${blankProject.files['Title.tsx']}`.replace(
      '</div>\n    </Abs',
      '</div><Picture /></Abs',
    );
    const folder = await unpack({...blankProject, files: {...files, 'Title.tsx': source}});
    expect(readManifest(folder)).toMatchObject({
      scripts: {start: 'remotion preview src/index.ts', build: 'remotion render src/index.ts Title out/Title.mp4'},
      dependencies: {remotion: '3.2.44', '@remotion/cli': '3.2.44', '@remotion/gif': '3.2.42', react: '19.3.1'},
    });
    expect(getTypeErrors(folder)).toEqual([]);
    writeFileSync(join(folder, 'src/Wrong.ts'), 'export const wrong: number = "text";');
    expect(getTypeErrors(folder)).toHaveLength(1);
    const code = await readBundled(folder, 'src/index.ts');
    expect(code).toContain('rebeccapurple');
    expect(code).toContain('Change me');
    expect(readdirSync(join(folder, 'out', 'public', 'media'))).toEqual(['dancer.gif']);
  });

  test('uses the reader’s own root, and adds three with its dependencies', async () => {
    const files = {
      'Root.tsx':
        "import {Composition} from 'remotion';\nimport {Box} from './Box';\nexport const Root: React.FC = () => <Composition id=\"turning-box\" component={Box} width={640} height={360} fps={25} durationInFrames={50} />;\n",
      'Box.tsx':
        "import {ThreeCanvas} from '@remotion/three';\nexport const Box: React.FC = () => <ThreeCanvas width={640} height={360}><mesh><boxGeometry /></mesh></ThreeCanvas>;\n",
    };
    const folder = await unpack({...blankProject, files, props: {}});
    const {dependencies, scripts} = readManifest(folder);
    expect(dependencies).toMatchObject({three: '0.187.0', '@react-three/fiber': '9.8.2', '@remotion/three': '3.1.10'});
    expect(scripts?.build).toContain('turning-box');
    expect(readFileSync(join(folder, 'src/webpack/enableThree.ts'), 'utf8')).toContain('three.module.js');
    expect(getTypeErrors(folder)).toEqual([]);
    expect(await readBundled(folder, 'src/index.ts')).toContain('turning-box');
  });

  test.each([
    ['a default export', 'export default () => null;', "import Title from './Title';"],
    ['a list of exports', 'const A = () => null;\nexport {A as Clip};', "import {Clip} from './Title';"],
    ['a function', 'export function Scene() { return null; }', "import {Scene} from './Title';"],
  ])('imports %s', async (_, source, statement) => {
    const archive = await createArchive({...blankProject, files: {'Title.tsx': source}});
    expect(strFromU8(archive['my-video/src/Root.tsx'] ?? new Uint8Array())).toContain(statement);
  });

  test('does not change the reader’s files if they have the same names as its own', async () => {
    const files = {
      'Title.tsx': 'export const Title = () => null;',
      'Root.tsx': 'export const x = 1;',
      'index.ts': '// mine',
    };
    const archive = await createArchive({...blankProject, files});
    expect(Object.keys(archive)).toEqual(
      expect.arrayContaining(['my-video/src/register.ts', 'my-video/src/VideoRoot.tsx']),
    );
    expect(strFromU8(archive['my-video/src/index.ts'] ?? new Uint8Array())).toBe('// mine');
  });
});
