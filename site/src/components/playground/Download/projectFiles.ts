import type {PlaygroundProject} from '../project/PlaygroundProject';
import {exportOf} from './exportOf';
import {packagesOf} from './packagesOf';

/** What a project on disk takes from this site. */
export interface ProjectParts {
  /** Versions by package. */
  readonly versions: Readonly<Record<string, string>>;
  /** What lets the toolkit's declarations check with today's types of React. */
  readonly declarations: string;
}

/** The texts of a project that `npm install` and `npm start` work in, by their paths. Media are not among them. */
export const projectFiles = (
  project: PlaygroundProject,
  {versions, declarations}: ProjectParts,
): Readonly<Record<string, string>> => {
  const {files} = project;
  const entry = entryOf(project);
  const id = entry.id;
  const {dependencies, devDependencies} = packagesOf(Object.values(files), versions);
  return {
    'package.json': json({
      name: 'my-video',
      private: true,
      scripts: {
        start: `remotion preview ${entry.path}`,
        build: `remotion render ${entry.path} ${id} out/${id}.mp4`,
        types: 'tsc',
      },
      dependencies,
      devDependencies,
      // The toolkit throws when it is there twice.
      overrides: {remotion: '$remotion'},
    }),
    'tsconfig.json': json({
      compilerOptions: {
        ...{target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx'},
        ...{lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [], strict: true, noEmit: true},
        ...{skipLibCheck: true, esModuleInterop: true, resolveJsonModule: true},
      },
      include: ['src'],
    }),
    'README.md': readme(id),
    '.gitignore': 'node_modules\nout\n',
    'src/declarations/react-19.d.ts': declarations,
    'src/declarations/style-sheets.d.ts': "declare module '*.css';\n",
    ...(dependencies.three && {'remotion.config.ts': threeConfig}),
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`src/${path}`, text])),
    ...entry.files,
  };
};

interface Entry {
  readonly path: string;
  readonly id: string;
  /** Files that are not the reader's. */
  readonly files: Readonly<Record<string, string>>;
}

/** The entry point: the reader's, or one that registers the reader's root, or one with a root around the component. */
const entryOf = ({files, width, height, fps, durationInFrames, props}: PlaygroundProject): Entry => {
  const own = Object.keys(files).find((file) => /\bregisterRoot\s*\(/.test(files[file] ?? ''));
  const [first = '', source = ''] = Object.entries(files)[0] ?? [];
  const described = /\bid=["']([\w-]+)["']/.exec(Object.values(files).join('\n'))?.[1] ?? 'Video';
  const free = (name: string, other: string): string => (files[name] === undefined ? name : other);
  const index = free('index.ts', 'register.ts');
  const fonts = Object.values(files).some((text) => text.includes('Geist'));
  const style = fonts ? "import './fonts/fonts.css';\n" : '';
  const extra: Record<string, string> = fonts ? {'src/fonts/fonts.css': fontsCss} : {};
  if (own) return {path: `src/${own}`, id: described, files: {}};
  const {statement, name} = exportOf(source, `./${first.replace(/\.[jt]sx?$/, '')}`);
  if (/<(?:Composition|Still)\b/.test(source))
    return {
      path: `src/${index}`,
      id: described,
      files: {
        ...extra,
        [`src/${index}`]: `${style}import {registerRoot} from 'remotion';\n${statement}\n\nregisterRoot(${name});\n`,
      },
    };
  const root = free('Root.tsx', 'VideoRoot.tsx');
  const id = name.replace(/[^a-zA-Z0-9-]/g, '-');
  const lines = [
    `id="${id}"`,
    `component={${name}}`,
    ...[`width={${width}}`, `height={${height}}`, `fps={${fps}}`, `durationInFrames={${durationInFrames}}`],
    ...(Object.keys(props).length > 0 ? [`defaultProps={${JSON.stringify(props)}}`] : []),
  ];
  return {
    path: `src/${index}`,
    id,
    files: {
      ...extra,
      [`src/${index}`]: `${style}import {registerRoot} from 'remotion';\nimport {VideoRoot} from './${root.replace('.tsx', '')}';\n\nregisterRoot(VideoRoot);\n`,
      [`src/${root}`]: `import {Composition} from 'remotion';\n${statement}\n\nexport const VideoRoot: React.FC = () => (\n  <Composition\n    ${lines.join('\n    ')}\n  />\n);\n`,
    },
  };
};

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const readme = (id: string): string => `# My video

\`\`\`bash
npm install
npm start
\`\`\`

opens the preview. A video file, for which FFmpeg has to be installed:

\`\`\`bash
npm run build
\`\`\`

It is written to \`out/${id}.mp4\`. Companies of some size need a licence for Remotion: https://remotion.dev/license
`;

/** The package's entry for Node.js reads `process`, and bundlers take it for a video. */
const threeConfig = `import {dirname, join} from 'path';
import {Config} from 'remotion';

Config.Bundling.overrideWebpackConfig((config) => ({
  ...config,
  resolve: {
    ...config.resolve,
    alias: {
      ...config.resolve?.alias,
      // The entry for Node.js, which is found by itself, does not run in a browser.
      three$: join(dirname(require.resolve('three')), 'three.module.js'),
    },
  },
}));
`;

const fontsCss = [
  ['Geist', 'geist'],
  ['Geist Mono', 'geist-mono'],
]
  .map(
    ([family, file]) =>
      `@font-face {\n  font-family: '${family}';\n  font-weight: 100 900;\n  src: url('./${file}.woff2') format('woff2');\n}\n`,
  )
  .join('\n');
