import {createSlugger} from '@docusaurus/utils';
import type {Heading, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {headingText} from '../headingText.ts';
import type {Page} from '../page.ts';

export interface Anchor {
  readonly id: string;
  readonly line: number;
  readonly text: string;
  /** Another heading above it has the same anchor, but for a number. */
  readonly isRepeated: boolean;
}

/**
 * The anchors of a page's headings, as the site makes them: the comment `#id` of a heading, else its words. Where two
 * headings would have the same anchor, the second one gets a number, which changes when the first one goes.
 */
export const anchorsOf = (page: Page): Anchor[] => {
  const slugger = createSlugger();
  const anchors: Anchor[] = [];
  const seen = new Set<string>();
  visit(page.tree, 'heading', (heading) => {
    const text = headingText(heading);
    const wanted = explicitId(heading) ?? createSlugger().slug(text);
    const id = explicitId(heading) ?? slugger.slug(text);
    anchors.push({id, line: heading.position?.start.line ?? 1, text, isRepeated: seen.has(wanted)});
    seen.add(wanted);
  });
  return anchors;
};

const explicitId = (heading: Heading): string | undefined => {
  const comment = heading.children.find(({type}) => type === 'mdxTextExpression') as Text | undefined;
  return /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(comment?.value ?? '')?.[1];
};
