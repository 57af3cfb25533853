import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../tooling/root.ts';

/**
 * Returns the path of the installed JavaScript that a TypeScript file in Remotion's repository is compiled to, or
 * undefined if there is none. The path of the source may end in lines: `packages/core/src/Img.tsx#L20`.
 */
export function findCompiledFile(source: string): string | undefined {
  const [, folder, path] = /^packages\/([\w-]+)\/src\/([\w./-]+)\.tsx?(?:#L\d+(?:-L\d+)?)?$/.exec(source) ?? [];
  const name = folder === 'core' ? 'remotion' : `@remotion/${folder}`;
  const compiled = join(root, 'node_modules', name, 'dist', `${path}.js`);
  return folder !== undefined && existsSync(compiled) ? compiled : undefined;
}
