import type {PlaygroundProject} from '../project/PlaygroundProject.ts';
import {getExport} from './getExport.ts';
import {getFontFile} from './getFontFile.ts';
import {getPackages} from './getPackages.ts';

/** The data from this site that a project on disk needs. */
export type ProjectParts = {
  /** Versions by package. */
  readonly versions: Readonly<Record<string, string>>;
  /** The declarations that make the toolkit's types compatible with current React types. */
  readonly declarations: string;
};

/**
 * Returns the text files of a project that works with `npm install` and `npm start`, by path. Media and fonts aren't
 * included; `families` are the fonts whose files are added separately.
 */
export function createProjectFiles(
  project: PlaygroundProject,
  {versions, declarations}: ProjectParts,
  families: readonly string[],
): Readonly<Record<string, string>> {
  const {files} = project;
  const entry = createEntry(project, families.length > 0);
  const id = entry.id;
  const {dependencies, devDependencies} = getPackages(Object.values(files), versions);
  return {
    'package.json': formatJson({
      name: 'my-video',
      private: true,
      scripts: {
        start: `remotion preview ${entry.path}`,
        build: `remotion render ${entry.path} ${id} out/${id}.mp4`,
        types: 'tsc',
      },
      dependencies,
      devDependencies,
      // Remotion throws if it's loaded twice.
      overrides: {remotion: '$remotion'},
    }),
    'tsconfig.json': formatJson({
      compilerOptions: {
        ...{target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx'},
        ...{lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [], strict: true, noEmit: true},
        ...{skipLibCheck: true, esModuleInterop: true, resolveJsonModule: true},
      },
      include: ['src'],
    }),
    'README.md': createReadme(id),
    '.gitignore': 'node_modules\nout\n',
    'src/declarations/react-19.d.ts': declarations,
    'src/declarations/style-sheets.d.ts': "declare module '*.css';\n",
    ...(dependencies.three && {'remotion.config.ts': threeConfig}),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`src/${path}`, text])),
    ...(families.length > 0 && {'src/fonts/fonts.css': families.map(createFontFace).join('\n')}),
    ...entry.files,
  };
}

type Entry = {
  readonly path: string;
  readonly id: string;
  /** The files that don't come from the reader. */
  readonly files: Readonly<Record<string, string>>;
};

/**
 * Returns the entry point: the reader's own, one that registers the reader's root, or one with a root around the
 * component.
 */
function createEntry(project: PlaygroundProject, hasFonts: boolean): Entry {
  const {files} = project;
  const own = Object.keys(files).find((file) => /\bregisterRoot\s*\(/.test(files[file] ?? ''));
  const [first = '', source = ''] = Object.entries(files)[0] ?? [];
  const describedId = /\bid=["']([\w-]+)["']/.exec(Object.values(files).join('\n'))?.[1] ?? 'Video';
  const style = hasFonts ? "import './fonts/fonts.css';\n" : '';
  const index = findUnusedName(files, 'index.ts', 'register.ts');
  if (own) {
    // The reader's file isn't changed, so one of our files has to load the fonts.
    if (!hasFonts) {
      return {path: `src/${own}`, id: describedId, files: {}};
    }
    const text = `${style}import './${removeExtension(own)}';\n`;
    return {path: `src/${index}`, id: describedId, files: {[`src/${index}`]: text}};
  }
  const {statement, name} = getExport(source, `./${removeExtension(first)}`);
  if (/<(?:Composition|Still)\b/.test(source)) {
    const text = `${style}import {registerRoot} from 'remotion';\n${statement}\n\nregisterRoot(${name});\n`;
    return {path: `src/${index}`, id: describedId, files: {[`src/${index}`]: text}};
  }
  const root = findUnusedName(files, 'Root.tsx', 'VideoRoot.tsx');
  const id = name.replace(/[^a-zA-Z0-9-]/g, '-');
  return {
    path: `src/${index}`,
    id,
    files: {
      [`src/${index}`]: `${style}import {registerRoot} from 'remotion';\nimport {VideoRoot} from './${removeExtension(root)}';\n\nregisterRoot(VideoRoot);\n`,
      [`src/${root}`]: writeRoot(project, {id, statement, name}),
    },
  };
}

type RootComponent = {readonly id: string; readonly statement: string; readonly name: string};

function writeRoot(
  {width, height, fps, durationInFrames, props}: PlaygroundProject,
  {id, statement, name}: RootComponent,
): string {
  const lines = [
    `id="${id}"`,
    `component={${name}}`,
    ...[`width={${width}}`, `height={${height}}`, `fps={${fps}}`, `durationInFrames={${durationInFrames}}`],
    ...(Object.keys(props).length > 0 ? [`defaultProps={${JSON.stringify(props)}}`] : []),
  ];
  return `import {Composition} from 'remotion';\n${statement}\n\nexport const VideoRoot: React.FC = () => (\n  <Composition\n    ${lines.join('\n    ')}\n  />\n);\n`;
}

/** Returns the name for one of our files, or a different one if a reader's file has the same import path. */
function findUnusedName(files: Readonly<Record<string, string>>, name: string, alternative: string): string {
  const isUsed = Object.keys(files).some((file) => removeExtension(file) === removeExtension(name));
  return isUsed ? alternative : name;
}

function removeExtension(file: string): string {
  return file.replace(/\.[jt]sx?$/, '');
}

function createFontFace(family: string): string {
  return `@font-face {\n  font-family: '${family}';\n  font-weight: 100 900;\n  src: url('./${getFontFile(family)}') format('woff2');\n}\n`;
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function createReadme(id: string): string {
  return `# My video

\`\`\`bash
npm install
npm start
\`\`\`

This opens the preview. To render a video, install FFmpeg and run:

\`\`\`bash
npm run build
\`\`\`

The video is written to \`out/${id}.mp4\`. Larger companies need a license for Remotion: https://remotion.dev/license
`;
}

/** Without it, the bundler uses the Node.js entry point of `three`, which reads `process`. */
const threeConfig = `import {dirname, join} from 'path';
import {Config} from 'remotion';

Config.Bundling.overrideWebpackConfig((config) => ({
  ...config,
  resolve: {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      // The entry for Node.js, which the bundler finds by itself, does not run in a browser.
      three$: join(dirname(require.resolve('three')), 'three.module.js'),
    },
  },
}));
`;
