import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readContent} from '../../packages/content-model/readContent.ts';
import {getDocumentRoute} from '../../packages/content-model/documentRoute.ts';
import {removeTrailingSlash} from '../../packages/tooling/removeTrailingSlash.ts';
import {root} from '../../packages/tooling/root.ts';

/** Returns the source files of the pages whose paths appear in some files. */
export type PageFinder = (code: Iterable<string>) => readonly string[];

/**
 * Creates a function that finds the source files of the pages whose paths appear in some files, such as
 * `content/docs/license.mdx` for `'/docs/license'`. For posts, lessons and other content, it returns the whole folder.
 */
export function createPageFinder(): PageFinder {
  const documents = new Map(readContent().pages.map((page) => [getDocumentRoute(page), page.file]));
  return (code) => {
    const paths = new Set([...code].flatMap(findPaths));
    return [...paths].flatMap((path) => {
      const [, section] = /^\/(blog|learn|showcase|success-stories)\b/.exec(path) ?? [];
      if (section === undefined) {
        return documents.get(removeTrailingSlash(path)) ?? [];
      }
      return `content/${section === 'learn' ? 'course' : section}`;
    });
  };
}

/** Returns the strings and regular expressions in a file that begin with a path. */
function findPaths(file: string): readonly string[] {
  if (!existsSync(join(root, file))) {
    return [];
  }
  const text = readFileSync(join(root, file), 'utf8').replaceAll('\\/', '/');
  return [...text.matchAll(/['"`/](\/[a-z][\w./-]*)/g)].map(([, path = '']) => path);
}
