import {isFrameModule} from '../frameModules.ts';

/** The peer dependencies of a package. */
const companions: Readonly<Record<string, readonly string[]>> = {
  '@remotion/lottie': ['lottie-web'],
  '@remotion/three': ['@react-three/fiber', 'three'],
  '@react-three/fiber': ['three'],
};

type Packages = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** Returns the packages and versions that a project needs: those of every project and those that it imports. */
export function getPackages(sources: readonly string[], versions: Readonly<Record<string, string>>): Packages {
  const names = new Set(['@remotion/cli', 'react', 'react-dom', 'remotion']);
  for (const source of sources) {
    for (const [, name = ''] of source.matchAll(/\bfrom\s*['"]([^'"]+)['"]/g)) {
      if (!isFrameModule(name) || name.startsWith('react/')) {
        continue;
      }
      for (const needed of [name, ...(companions[name] ?? [])]) {
        names.add(needed);
      }
    }
  }
  const development = ['@types/react', 'typescript', ...(names.has('three') ? ['@types/three'] : [])];
  return {dependencies: addVersion([...names], versions), devDependencies: addVersion(development, versions)};
}

function addVersion(names: readonly string[], versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const version = versions[name];
      if (version === undefined) {
        throw new Error(`The build has not told the version of ${name}.`);
      }
      return [name, version];
    }),
  );
}
