import {createSlugger} from '@docusaurus/utils';
import type {Heading, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {getHeadingText} from './getHeadingText.ts';
import type {Page} from './page.ts';

type Anchor = {
  readonly id: string;
  readonly line: number;
  readonly text: string;
  /** Whether a heading above it has the same anchor apart from the number. */
  readonly isRepeated: boolean;
};

/**
 * Returns the anchors of a page's headings as the site creates them: from the `#id` comment of a heading or from its
 * words. If two headings have the same anchor, the second one gets a number, which changes if the first is removed.
 */
export function getAnchors(page: Page): Anchor[] {
  const slugger = createSlugger();
  const anchors: Anchor[] = [];
  const seen = new Set<string>();
  visit(page.tree, 'heading', (heading) => {
    const text = getHeadingText(heading);
    const wanted = readExplicitId(heading) ?? createSlugger().slug(text);
    const id = readExplicitId(heading) ?? slugger.slug(text);
    anchors.push({id, line: heading.position?.start.line ?? 1, text, isRepeated: seen.has(wanted)});
    seen.add(wanted);
  });
  return anchors;
}

function readExplicitId(heading: Heading): string | undefined {
  const comment = heading.children.find(({type}) => type === 'mdxTextExpression') as Text | undefined;
  return /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(comment?.value ?? '')?.[1];
}
