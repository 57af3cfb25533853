import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {getCopyPath} from '../../../src/components/copyPage/getCopyPath.ts';

/** Makes the URLs of a page absolute. Links to other pages get the URL of their Markdown copy. */
export function resolveUrls(part: Root, from: string, isPage: (path: string) => boolean): void {
  visit(part, 'element', ({properties}) => {
    if (typeof properties.href === 'string') {
      properties.href = createLink(properties.href, from, isPage);
    }
    if (typeof properties.src === 'string') {
      properties.src = new URL(properties.src, from).href;
    }
  });
}

function createLink(url: string, from: string, isPage: (path: string) => boolean): string {
  const target = new URL(url, from);
  if (target.origin !== new URL(from).origin || !isPage(target.pathname)) {
    return target.href;
  }
  target.pathname = getCopyPath(target.pathname);
  return target.href;
}
