import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Returns the text of a heading without the comment that sets its anchor: `## Fix {/* #fix *\/}`. */
export function getHeadingText(heading: Heading): string {
  return toString({...heading, children: heading.children.filter(({type}) => type !== 'mdxTextExpression')}).trim();
}
