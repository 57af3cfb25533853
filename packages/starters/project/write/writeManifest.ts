import type {Manager, Options} from '../Options.ts';
import type {getPackages} from '../getPackages.ts';

type Manifest = Pick<Options, 'name' | 'manager'> &
  ReturnType<typeof getPackages> & {readonly scripts: Readonly<Record<string, string>>};

/** Writes `package.json`, and the file with the settings of the package manager if it needs one. */
export function writeManifest({
  name,
  manager,
  scripts,
  dependencies,
  devDependencies,
}: Manifest): Record<string, string> {
  const fields = {
    name,
    private: true,
    scripts,
    dependencies,
    ...(Object.keys(devDependencies).length > 0 && {devDependencies}),
  };
  const forced = findForced(dependencies);
  return {
    'package.json': `${JSON.stringify({...fields, ...createOverrides(manager, forced)}, null, 2)}\n`,
    ...createSettings(manager, forced),
  };
}

/**
 * Returns the packages of which there must only be one version, although others depend on another one. Remotion throws
 * if it's loaded twice.
 */
function findForced(dependencies: Readonly<Record<string, string>>): Record<string, string> {
  const {remotion = ''} = dependencies;
  const hasOthers = Object.entries(dependencies).some(
    ([name, version]) => name.startsWith('@remotion/') && version !== remotion,
  );
  const skia = dependencies['@shopify/react-native-skia'];
  return {...(hasOthers && {remotion}), ...(skia !== undefined && {'@shopify/react-native-skia': skia})};
}

function createOverrides(manager: Manager, forced: Readonly<Record<string, string>>): object {
  const names = Object.keys(forced);
  if (names.length === 0 || manager === 'pnpm') {
    return {};
  }
  return manager === 'npm'
    ? {overrides: Object.fromEntries(names.map((name) => [name, `$${name}`]))}
    : {resolutions: forced};
}

/**
 * Yarn must create `node_modules`, in which Remotion's bundler looks for loaders. pnpm must let esbuild run its script,
 * because newer versions reject packages whose scripts nobody has allowed.
 */
function createSettings(manager: Manager, forced: Readonly<Record<string, string>>): Record<string, string> {
  if (manager === 'yarn') {
    return {'.yarnrc.yml': 'nodeLinker: node-modules\n'};
  }
  if (manager === 'npm') {
    return {};
  }
  const lines = Object.entries(forced).map(([name, version]) => `  '${name}': ${version}\n`);
  const overrides = lines.length === 0 ? '' : `overrides:\n${lines.join('')}`;
  return {'pnpm-workspace.yaml': `allowBuilds:\n  esbuild: true\n${overrides}`};
}
