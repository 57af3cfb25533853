/** Other packages that a package needs in a project. */
const companions: Readonly<Record<string, readonly string[]>> = {
  '@remotion/lottie': ['lottie-web'],
  '@remotion/skia': ['@shopify/react-native-skia'],
  '@remotion/three': ['@react-three/fiber', 'three'],
  '@react-three/fiber': ['three'],
  '@shopify/react-native-skia': ['@remotion/skia'],
};

/** Packages that only tools use. */
const tools = /^(?:@types\/|@vitejs\/|(?:postcss|postcss-loader|tailwindcss|tsx|typescript|vite)$)/;

type Packages = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

type Needs = {
  /** All files of the project. */
  readonly sources: readonly string[];
  /** Packages that no file imports. */
  readonly others: readonly string[];
  readonly isTyped: boolean;
};

/**
 * Returns the packages and versions that a project needs: those of every project and those that it imports. Leaves out
 * imports of packages that these docs don't describe.
 */
export function getPackages({sources, others, isTyped}: Needs, versions: Readonly<Record<string, string>>): Packages {
  const names = new Set(['@remotion/cli', 'react', 'react-dom', 'remotion', ...others]);
  for (const name of sources.flatMap(findImports)) {
    if (versions[name] !== undefined) {
      names.add(name);
    }
  }
  for (const name of names) {
    for (const companion of companions[name] ?? []) {
      names.add(companion);
    }
  }
  if (isTyped) {
    const usesNode = sources.some((source) => /\bfrom 'node:|\bprocess\.|\brequire\(/.test(source));
    const types = ['three', ...(sources.some((source) => source.includes("'react-dom/client'")) ? ['react-dom'] : [])];
    for (const name of types.filter((type) => names.has(type))) {
      names.add(`@types/${name}`);
    }
    for (const name of ['@types/react', 'typescript', ...(usesNode ? ['@types/node'] : [])]) {
      names.add(name);
    }
  }
  const all = [...names].sort();
  return {
    dependencies: addVersion(
      all.filter((name) => !tools.test(name)),
      versions,
    ),
    devDependencies: addVersion(
      all.filter((name) => tools.test(name)),
      versions,
    ),
  };
}

/** Returns the packages that code imports, without paths into them: `@remotion/lambda` for `@remotion/lambda/client`. */
export function findImports(source: string): string[] {
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w-][\w.-]*)[^'"]*['"]/g)].map(
    ([, name = '']) => name,
  );
}

function addVersion(names: readonly string[], versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) {
        throw new Error(`There is no version of ${name}. Add it to packages/starters/versions.json.`);
      }
      return [name, version];
    }),
  );
}
