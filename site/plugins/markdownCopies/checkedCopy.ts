import type {BuiltPage} from '../builtPages/BuiltPage';
import {checkCopy} from './checkCopy';
import {copyOf, linkTo} from './copyOf';
import {mainPart} from './mainPart';

/** A page as Markdown. Throws when something of the page has no place in it, so that such a site is not built. */
export const checkedCopy = (html: string, page: BuiltPage, isPage: (path: string) => boolean): string => {
  const part = mainPart(html);
  if (!part) throw new Error(`${page.path} has no <main>, so it can't be written as Markdown.`);
  const copy = copyOf(part, page, isPage);
  const faults = checkCopy(part, copy, (address) => linkTo(address, page.address, isPage));
  if (faults.length > 0) throw new Error(`The Markdown of ${page.path}:\n  ${faults.join('\n  ')}`);
  return copy;
};
