import type {BuiltPage} from '../BuiltPage.ts';
import {checkCopy} from './checkCopy.ts';
import {createCopy, createLink} from './createCopy.ts';
import {getMainPart} from './getMainPart.ts';

/** Converts a page to Markdown. Throws if a part of the page would be lost, which stops the build. */
export function createCheckedCopy(html: string, page: BuiltPage, isPage: (path: string) => boolean): string {
  const part = getMainPart(html);
  if (!part) {
    throw new Error(`${page.path} has no <main>, so it can't be written as Markdown.`);
  }
  const copy = createCopy(part, page, isPage);
  const problems = checkCopy(part, copy, (url) => createLink(url, page.url, isPage));
  if (problems.length > 0) {
    throw new Error(`The Markdown copy of ${page.path} is incomplete:\n  ${problems.join('\n  ')}`);
  }
  return copy;
}
