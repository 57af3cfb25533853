import type {Root} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from '../builtPages/BuiltPage';
import {copyPath} from '../../src/components/copyPage/copyPath';
import {handlers} from './handlers';

/** A page as Markdown. Its links are absolute, and lead to other pages' Markdown. */
export const copyOf = (part: Root, page: BuiltPage, isPage: (path: string) => boolean): string => {
  const tree = structuredClone(part);
  visit(tree, 'element', ({properties}) => {
    if (typeof properties.href === 'string') properties.href = linkTo(properties.href, page.address, isPage);
    if (typeof properties.src === 'string') properties.src = new URL(properties.src, page.address).href;
  });
  const text = writer.stringify(writer.runSync(tree));
  return `---\ntitle: ${JSON.stringify(page.title)}\ndescription: ${JSON.stringify(page.description)}\nurl: ${page.address}\n---\n\n${text}`;
};

/** An address as it stands in the copy of a page. */
export const linkTo = (address: string, from: string, isPage: (path: string) => boolean): string => {
  const target = new URL(address, from);
  if (target.origin !== new URL(from).origin || !isPage(target.pathname)) return target.href;
  target.pathname = copyPath(target.pathname);
  return target.href;
};

const writer = unified()
  .use(rehypeRemark, {handlers, document: true})
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-'});
