import {fileNamePattern} from '../../playground-core/project/projectSchema.ts';

/**
 * Returns files by the names that they have in the playground, which has no folder `src`.
 * @throws if it doesn't open files of that kind.
 */
export function readPlaygroundFiles(
  files: readonly {readonly path: string; readonly text: string}[],
): Record<string, string> {
  const entries = files.map(({path, text}) => [path.replace(/^(?:\.\/)?(?:src\/)?/, ''), text] as const);
  const wrong = entries.find(([path]) => !fileNamePattern.test(path));
  if (wrong) {
    throw new Error(
      `"${wrong[0]}" isn't a file that the playground opens. Use names such as Title.tsx or parts/data.json.`,
    );
  }
  return Object.fromEntries(entries);
}
