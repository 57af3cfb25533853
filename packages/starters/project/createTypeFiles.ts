import type {Resources} from './Project.ts';

/** Returns the settings of TypeScript for a project, and the declarations that it needs. */
export function createTypeFiles(
  project: Readonly<Record<string, string>>,
  devDependencies: Readonly<Record<string, string>>,
  {declarations}: Resources,
): Record<string, string> {
  const folders = ['src', 'app', 'scripts'].filter((folder) =>
    Object.keys(project).some((path) => path.startsWith(`${folder}/`) && /\.tsx?$/.test(path)),
  );
  const settings = {
    compilerOptions: {
      ...{target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx'},
      ...{lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: devDependencies['@types/node'] === undefined ? [] : ['node']},
      ...{strict: true, noEmit: true, skipLibCheck: true, esModuleInterop: true, resolveJsonModule: true},
    },
    include: [...folders, ...('remotion.config.ts' in project ? ['remotion.config.ts'] : [])],
  };
  return {
    'tsconfig.json': `${formatSettings(settings)}\n`,
    'src/declarations/react-19.d.ts': declarations,
    ...(Object.values(project).some((text) => /import '[^']+\.css'/.test(text)) && {
      'src/declarations/style-sheets.d.ts': "declare module '*.css';\n",
    }),
  };
}

/** Writes JSON as Prettier does, with short lists in one line. */
function formatSettings(settings: object): string {
  return JSON.stringify(settings, null, 2).replace(
    /\[\n\s+([^\]]*?)\n\s+\]/g,
    (_, items: string) => `[${items.replace(/\n\s+/g, ' ')}]`,
  );
}
