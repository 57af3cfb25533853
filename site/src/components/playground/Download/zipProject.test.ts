import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {bundle} from '@remotion/bundler';
import {strFromU8, unzipSync} from 'fflate';
import ts from 'typescript';
import {afterAll, describe, expect, it} from 'vitest';
import {packageVersions} from '../../../../plugins/playground/packageVersions';
import {blankProject} from '../project/blankProject';
import type {PlaygroundProject} from '../project/PlaygroundProject';
import {zipProject} from './zipProject';

const repository = join(__dirname, '../../../../..');
const parts = {
  versions: packageVersions(),
  declarations: readFileSync(join(repository, 'reference/types/react-19.d.ts'), 'utf8'),
};
const media = join(repository, 'demos/public/media');
const font = (name: string) => new Uint8Array(readFileSync(join(media, `${name}.woff2`)));

// Below this repository, so that its packages are found without an installation.
const cache = join(repository, 'node_modules/.cache');
mkdirSync(cache, {recursive: true});
const workbench = mkdtempSync(join(cache, 'downloaded-'));
afterAll(() => rmSync(workbench, {recursive: true}));

/** Unpacks the archive of a project as a reader does, and gives its folder. */
const unpack = (project: PlaygroundProject, files: Record<string, Uint8Array>): string => {
  const folder = mkdtempSync(join(workbench, 'project-'));
  for (const [path, bytes] of Object.entries(unzipSync(zipProject(project, parts, files)))) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), bytes);
  }
  return join(folder, 'my-video');
};

const typeErrors = (folder: string): string[] => {
  const {config} = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile) as {config: object};
  const {fileNames, options} = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(fileNames, options);
  return ts.getPreEmitDiagnostics(program).map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;

const bundled = async (folder: string, entryPoint: string): Promise<string> => {
  const outDir = join(folder, 'out');
  await bundle({entryPoint: join(folder, entryPoint), outDir, enableCaching: false});
  return readFileSync(join(outDir, 'bundle.js'), 'utf8');
};

describe('Download as project', () => {
  it('gives a project of a component that is checked by TypeScript and built by the toolkit’s bundler', async () => {
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
    const folder = unpack(
      {...blankProject, files: {...files, 'Title.tsx': source}},
      {
        'src/fonts/geist.woff2': font('geist'),
        'src/fonts/geist-mono.woff2': font('geist-mono'),
        'public/media/dancer.gif': new Uint8Array(readFileSync(join(media, 'dancer.gif'))),
      },
    );
    expect(manifestOf(folder)).toMatchObject({
      scripts: {start: 'remotion preview src/index.ts', build: 'remotion render src/index.ts Title out/Title.mp4'},
      dependencies: {remotion: '3.2.44', '@remotion/cli': '3.2.44', '@remotion/gif': '3.2.42', react: '19.3.1'},
    });
    expect(typeErrors(folder)).toEqual([]);
    writeFileSync(join(folder, 'src/Wrong.ts'), 'export const wrong: number = "text";');
    expect(typeErrors(folder)).toHaveLength(1);
    const code = await bundled(folder, 'src/index.ts');
    expect(code).toContain('rebeccapurple');
    expect(code).toContain('Change me');
    expect(readdirSync(join(folder, 'out', 'public', 'media'))).toEqual(['dancer.gif']);
  });

  it('takes a root of the reader’s own, and brings three with what it needs', async () => {
    const files = {
      'Root.tsx':
        "import {Composition} from 'remotion';\nimport {Box} from './Box';\nexport const Root: React.FC = () => <Composition id=\"turning-box\" component={Box} width={640} height={360} fps={25} durationInFrames={50} />;\n",
      'Box.tsx':
        "import {ThreeCanvas} from '@remotion/three';\nexport const Box: React.FC = () => <ThreeCanvas width={640} height={360}><mesh><boxGeometry /></mesh></ThreeCanvas>;\n",
    };
    const folder = unpack({...blankProject, files, props: {}}, {});
    const {dependencies, scripts} = manifestOf(folder);
    expect(dependencies).toMatchObject({three: '0.187.0', '@react-three/fiber': '9.8.2', '@remotion/three': '3.1.10'});
    expect(scripts?.build).toContain('turning-box');
    expect(readFileSync(join(folder, 'remotion.config.ts'), 'utf8')).toContain('three.module.js');
    expect(typeErrors(folder)).toEqual([]);
    expect(await bundled(folder, 'src/index.ts')).toContain('turning-box');
  });

  it.each([
    ['a default export', 'export default () => null;', "import Title from './Title';"],
    ['a list of exports', 'const A = () => null;\nexport {A as Clip};', "import {Clip} from './Title';"],
    ['a function', 'export function Scene() { return null; }', "import {Scene} from './Title';"],
  ])('imports %s', (_, source, statement) => {
    const archive = unzipSync(zipProject({...blankProject, files: {'Title.tsx': source}}, parts, {}));
    expect(strFromU8(archive['my-video/src/Root.tsx'] ?? new Uint8Array())).toContain(statement);
  });

  it('leaves the reader’s files alone when they have the names of its own', () => {
    const files = {
      'Title.tsx': 'export const Title = () => null;',
      'Root.tsx': 'export const x = 1;',
      'index.ts': '// mine',
    };
    const archive = unzipSync(zipProject({...blankProject, files}, parts, {}));
    expect(Object.keys(archive)).toEqual(
      expect.arrayContaining(['my-video/src/register.ts', 'my-video/src/VideoRoot.tsx']),
    );
    expect(strFromU8(archive['my-video/src/index.ts'] ?? new Uint8Array())).toBe('// mine');
  });
});
