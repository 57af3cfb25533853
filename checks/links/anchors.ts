import {createSlugger} from '@docusaurus/utils';
import type {Heading, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {headingText} from '../headingText.ts';
import type {Page} from '../page.ts';

export interface Anchor {
  readonly id: string;
  readonly line: number;
  readonly text: string;
}

/** The anchors of a page's headings, as the site makes them: the comment `#id` of a heading, else its words. */
export const anchorsOf = (page: Page): Anchor[] => {
  const slugger = createSlugger();
  const anchors: Anchor[] = [];
  visit(page.tree, 'heading', (heading) => {
    const text = headingText(heading);
    const id = explicitId(heading) ?? slugger.slug(text);
    anchors.push({id, line: heading.position?.start.line ?? 1, text});
  });
  return anchors;
};

const explicitId = (heading: Heading): string | undefined => {
  const comment = heading.children.find(({type}) => type === 'mdxTextExpression') as Text | undefined;
  return /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(comment?.value ?? '')?.[1];
};
