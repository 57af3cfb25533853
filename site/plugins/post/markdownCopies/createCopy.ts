import type {Root} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from '../BuiltPage.ts';
import {getCopyPath} from '../../../src/components/copyPage/getCopyPath.ts';
import {handlers} from './handlers.ts';

/** Converts a page to Markdown. Its links are absolute and point to the Markdown of other pages. */
export function createCopy(part: Root, page: BuiltPage, isPage: (path: string) => boolean): string {
  const tree = structuredClone(part);
  visit(tree, 'element', ({properties}) => {
    if (typeof properties.href === 'string') {
      properties.href = createLink(properties.href, page.url, isPage);
    }
    if (typeof properties.src === 'string') {
      properties.src = new URL(properties.src, page.url).href;
    }
  });
  const text = writer.stringify(writer.runSync(tree));
  return `---\ntitle: ${JSON.stringify(page.title)}\ndescription: ${JSON.stringify(page.description)}\nurl: ${page.url}\n---\n\n${text}`;
}

/** Returns a URL as it appears in the Markdown copy of a page. */
export function createLink(url: string, from: string, isPage: (path: string) => boolean): string {
  const target = new URL(url, from);
  if (target.origin !== new URL(from).origin || !isPage(target.pathname)) {
    return target.href;
  }
  target.pathname = getCopyPath(target.pathname);
  return target.href;
}

const writer = unified()
  .use(rehypeRemark, {handlers, document: true})
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-'});
