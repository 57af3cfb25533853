import type {Heading, Paragraph, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {headingText} from '../headingText.ts';
import type {Page} from '../page.ts';

/**
 * What a page says an export is for, in one sentence: the one below its heading, the one that names it, or the first
 * of the page.
 */
export const purposeOf = (page: Page, name: string): string => {
  const blocks = page.tree.children;
  const heading = blocks.findIndex((block) => isHeading(block) && bare(headingText(block)) === name);
  const below = heading === -1 ? undefined : blocks.slice(heading + 1).find(isParagraphOrHeading);
  if (below && isParagraph(below)) return firstSentence(below);
  const paragraphs = blocks.filter(isParagraph);
  const [opening] = paragraphs;
  if (isAbout(page, name)) return opening ? firstSentence(opening) : '';
  const naming = paragraphs.flatMap(sentences).find((sentence) => new RegExp(`\\b${name}\\b`).test(sentence));
  return naming ?? (opening ? firstSentence(opening) : '');
};

const isAbout = (page: Page, name: string): boolean => bare(String(page.frontMatter.title)) === name;

/** A name without the signs around it. */
const bare = (text: string): string => text.trim().replaceAll(/^<|\/?>$|\(\)$/g, '');

const firstSentence = (paragraph: Paragraph): string => sentences(paragraph)[0] ?? '';

/** Texts end at a full stop that a capital letter or nothing follows; a colon before a sample ends one, too. */
const sentences = (paragraph: Paragraph): string[] =>
  toString(paragraph)
    .replaceAll(/\s+/g, ' ')
    .split(/(?<=[.:])\s+(?=[A-Z])/)
    .map((sentence) => sentence.trim().replace(/:$/, '.'));

const isHeading = (block: RootContent): block is Heading => block.type === 'heading';
const isParagraph = (block: RootContent): block is Paragraph => block.type === 'paragraph';
const isParagraphOrHeading = (block: RootContent): boolean => isParagraph(block) || isHeading(block);
