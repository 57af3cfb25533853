import {existsSync} from 'node:fs';
import {join, relative} from 'node:path';
import {build, type Metafile} from 'esbuild';
import {root} from '../../packages/tooling/root.ts';

export type ImportGraph = Metafile['inputs'];
type Import = ImportGraph[string]['imports'][number];

/**
 * Reads what the code among some files imports, what that imports, and so on, statically or with a literal in
 * `import()`. Leaves out imports that only types need. Npm packages and generated files are external. Throws a message
 * with the file and the line if an imported file doesn't exist.
 */
export async function readImportGraph(entries: readonly string[]): Promise<ImportGraph> {
  const code = entries.filter((file) => /(?<!\.d)\.[cm]?[jt]sx?$/.test(file) && existsSync(join(root, file)));
  const {metafile} = await build({
    absWorkingDir: root,
    stdin: {contents: code.map((file) => `import './${file}';`).join('\n'), resolveDir: root},
    bundle: true,
    format: 'esm',
    // The bundle isn't used, so its warnings don't matter.
    logLevel: 'silent',
    metafile: true,
    outdir: '.',
    packages: 'external',
    platform: 'node',
    plugins: [
      {
        name: 'generated-files',
        setup({onResolve}) {
          onResolve({filter: /\/generated\//}, ({path, resolveDir}) => ({
            path: relative(root, join(resolveDir, path)),
            external: true,
          }));
        },
      },
    ],
    write: false,
  });
  return metafile.inputs;
}

/** Returns the entries and everything that they import, directly or through other files. */
export function findReachable(
  imports: ImportGraph,
  entries: readonly string[],
  isFollowed: (file: Import) => boolean = () => true,
): ReadonlySet<string> {
  const reached = new Set(entries);
  // Grows while it's read.
  for (const file of reached) {
    for (const imported of imports[file]?.imports.filter(isFollowed) ?? []) {
      reached.add(imported.path);
    }
  }
  return reached;
}
