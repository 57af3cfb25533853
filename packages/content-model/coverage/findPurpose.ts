import type {Heading, Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {getHeadingText} from '../getHeadingText.ts';
import type {Page} from '../page.ts';

/**
 * Finds the sentence in which a page says what an export is for: the first one below the export's own heading, or the
 * first one of the introduction that starts with its name. Returns nothing if there is none, because any other sentence
 * could be about something else.
 */
export function findPurpose(page: Page, name: string): string | undefined {
  const blocks = page.tree.children;
  const heading = blocks.findIndex((block) => isHeading(block) && stripSigns(getHeadingText(block)) === name);
  if (heading !== -1) {
    const below = blocks.slice(heading + 1).find((block) => isParagraph(block) || isHeading(block));
    return below && isParagraph(below) ? splitSentences(below)[0] : undefined;
  }
  const firstHeading = blocks.findIndex(isHeading);
  const introduction = firstHeading === -1 ? blocks : blocks.slice(0, firstHeading);
  const start = new RegExp(`^(?:With )?<?${name.replaceAll('.', String.raw`\.`)}\\b`);
  return introduction
    .filter(isParagraph)
    .flatMap(splitSentences)
    .find((sentence) => start.test(sentence));
}

/** A name without parentheses and angle brackets. */
function stripSigns(text: string): string {
  return text.trim().replaceAll(/^<|\/?>$|\(\)$/g, '');
}

/** A sentence ends at a period or colon that is followed by a capital letter, a tag or nothing. */
function splitSentences(paragraph: Paragraph): string[] {
  return toString(paragraph)
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.:])\s+(?=[A-Z<]|\w+\(\))/)
    .map((sentence) => sentence.trim().replace(/:$/, '.'));
}

function isHeading(block: RootContent): block is Heading {
  return block.type === 'heading';
}

function isParagraph(block: RootContent): block is Paragraph {
  return block.type === 'paragraph';
}
