import type {PhrasingContent} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** Parses a line of Markdown: code, links, emphasis. */
export function parseInlineMarkdown(text: string): PhrasingContent[] {
  const [block] = unified().use(remarkParse).parse(text).children;
  return block?.type === 'paragraph' ? block.children : [{type: 'text', value: text}];
}
