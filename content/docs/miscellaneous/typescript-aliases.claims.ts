import {createRequire} from 'node:module';
import {join} from 'node:path';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {readWebpackConfig} from '../../../packages/claims/readWebpackConfig.ts';

type Alias = Readonly<Record<string, string>>;
type Resolve = (folder: string, request: string) => string | false;

const requireInBundler = createRequire(createRequire(import.meta.url).resolve('@remotion/bundler'));
const {create} = createRequire(requireInBundler.resolve('webpack'))('enhanced-resolve') as {
  create: {sync: (options: {alias: Alias; extensions: readonly string[]}) => Resolve};
};

/** Creates a project, and resolves an import in it as Webpack does with Remotion's configuration and an alias. */
function resolveImport(request: string, createAlias: (folder: string) => Alias): string {
  const folder = enterProject({
    'src/lib/colors.ts': '',
    'src/theme.ts': '',
    'tsconfig.json': '{"compilerOptions": {"paths": {"@lib/*": ["./src/lib/*"]}}}',
  });
  const {resolve} = readWebpackConfig().config;
  const alias = {...(resolve?.alias as Alias), ...createAlias(folder)};
  const path = create.sync({alias, extensions: resolve?.extensions ?? []})(join(folder, 'src'), request);
  return String(path).replace(`${folder}/`, '');
}

claim("This happens because Webpack, which bundles your video, doesn't read the aliases from tsconfig.json.", () => {
  expect(() => resolveImport('@lib/colors', () => ({}))).toThrow("Can't resolve '@lib/colors' in");
});

claim('with an alias for @lib, you can import @lib/colors.', () => {
  expect(resolveImport('@lib/colors', (folder) => ({'@lib': join(folder, 'src/lib')}))).toBe('src/lib/colors.ts');
});

claim('"@/*": ["./src/*"] | \'@\': path.resolve(\'src\')', () => {
  expect(resolveImport('@/lib/colors', (folder) => ({'@': join(folder, 'src')}))).toBe('src/lib/colors.ts');
});

claim('"theme": ["./src/theme.ts"] | theme$: path.resolve(\'src/theme.ts\')', () => {
  const alias = (folder: string): Alias => ({theme$: join(folder, 'src/theme.ts')});
  expect(resolveImport('theme', alias)).toBe('src/theme.ts');
  expect(() => resolveImport('theme/dark', alias)).toThrow("Can't resolve 'theme/dark'");
});

claim('An alias called @remotion breaks other imports', () => {
  const request = '@remotion/player';
  const inProject = (folder: string): Alias => ({'@remotion': join(folder, 'src/lib')});
  expect(() => resolveImport(request, inProject)).toThrow(`Can't resolve '${request}'`);
});

claim(
  'Remotion defines its own aliases, which make sure that your bundle only contains one copy of react and remotion.',
  () => {
    expect(readWebpackConfig().config.resolve?.alias).toMatchObject({
      react: requireInBundler.resolve('react'),
      remotion: requireInBundler.resolve('remotion'),
    });
  },
);
