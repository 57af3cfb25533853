import type {BuiltPage} from '../BuiltPage.ts';
import {checkCopy} from './checkCopy.ts';
import {createCopy} from './createCopy.ts';
import {getMainPart} from './getMainPart.ts';
import {resolveUrls} from './resolveUrls.ts';

/** Converts a page to Markdown. Throws if a part of the page would be lost, which stops the build. */
export function createCheckedCopy(html: string, page: BuiltPage, isPage: (path: string) => boolean): string {
  const part = getMainPart(html);
  if (!part) {
    throw new Error(`${page.path} has no <main>, so it can't be written as Markdown.`);
  }
  resolveUrls(part, page.url, isPage);
  const copy = createCopy(part, page);
  const problems = checkCopy(part, copy);
  if (problems.length > 0) {
    throw new Error(`The Markdown copy of ${page.path} is incomplete:\n  ${problems.join('\n  ')}`);
  }
  return copy;
}
