const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts'];

/** Returns the path of the file that a relative import refers to, or `undefined` if the project doesn't contain it. */
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
