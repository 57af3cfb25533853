import {removeTrailingSlash} from '../../../../packages/tooling/removeTrailingSlash.ts';
import type {BuiltPage} from '../BuiltPage.ts';
import {createCheckedCopy} from './createCheckedCopy.ts';

export type CopiesTask = {
  /** The pages to convert. */
  readonly pages: readonly BuiltPage[];
  /** The paths of all pages, without a slash at the end. */
  readonly paths: readonly string[];
};

/** Converts pages to Markdown and returns the copies in the same order. Runs in a child process. */
export default function createCopies({pages, paths}: CopiesTask): readonly string[] {
  const known = new Set(paths);
  return pages.map((page) => createCheckedCopy(page.file.html, page, (path) => known.has(removeTrailingSlash(path))));
}
