import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** The words of a heading, without the comment that sets its anchor: `## Fix {/* #fix *\/}`. */
export const headingText = (heading: Heading): string =>
  toString({...heading, children: heading.children.filter(({type}) => type !== 'mdxTextExpression')}).trim();
