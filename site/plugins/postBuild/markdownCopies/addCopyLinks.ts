import {getCopyPath} from '../../../src/components/copyPage/getCopyPath.ts';
import {addToHead} from '../addToHead.ts';
import type {BuiltSite} from '../BuiltSite.ts';
import {createTag} from '../createTag.ts';

/** Adds a link to the Markdown copy of each page to the page's head. */
export function addCopyLinks({pages}: BuiltSite): void {
  for (const {file, path} of pages) {
    addToHead(file, createTag('link', {rel: 'alternate', type: 'text/markdown', href: getCopyPath(path)}));
  }
}
