const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts'];

/** The file of a project that a relative import means, or nothing when there is none. */
export function resolveFile(specifier: string, from: string, files: readonly string[]): string | undefined {
  const path = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') {
      path.pop();
    } else if (part !== '.') {
      path.push(part);
    }
  }
  return endings.map((ending) => `${path.join('/')}${ending}`).find((file) => files.includes(file));
}
