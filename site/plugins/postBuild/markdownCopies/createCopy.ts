import type {Root} from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {BuiltPage} from '../BuiltPage.ts';
import {elementHandlers} from './elementHandlers.ts';

/** Converts the main part of a page to Markdown, below its title, its description and its URL. */
export function createCopy(part: Root, page: BuiltPage): string {
  const text = writer.stringify(writer.runSync(part));
  return `---\ntitle: ${JSON.stringify(page.title)}\ndescription: ${JSON.stringify(page.description)}\nurl: ${page.url}\n---\n\n${text}`;
}

const writer = unified()
  .use(rehypeRemark, {handlers: elementHandlers, document: true})
  .use(remarkGfm)
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-'});
