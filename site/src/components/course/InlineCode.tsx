import type {ReactNode} from 'react';

/** A sentence from front matter, with its code in backticks. Two backticks enclose code that contains one. */
export function InlineCode({text}: {readonly text: string}): ReactNode {
  // The expression has capture groups, so the parts are text and the two kinds of code in turn.
  const parts = text.split(/`` (.+?) ``|`([^`]+)`/);
  return parts.map((part, index) => (index % 3 === 0 ? part : part && <code key={index}>{part}</code>));
}
