import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Block} from './Block.ts';
import type {DomNode} from './DomNode.ts';
import {isIgnored} from './isIgnored.ts';
import {textOf} from './textOf.ts';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const BLOCKS = `${HEADINGS}, address, article, aside, blockquote, dd, details, div, dl, dt, figcaption, figure, form, header,
  hr, li, main, ol, p, pre, section, summary, table, tr, ul`;

// React numbers the elements of a page, and differently with each change of it.
const GENERATED_ID = /^(?:_R_|:r|_r_)/;

/**
 * Reads the blocks of a part of a page. Each paragraph, list item and table row is one block; code is
 * left out, except blocks of plain text, which quote what the software prints.
 */
export function readBlocks($: CheerioAPI, root: Cheerio<DomNode>): Block[] {
  const blocks: Block[] = [];
  let inline: DomNode[] = [];

  const flush = () => {
    addText($, blocks, $(inline));
    inline = [];
  };
  for (const node of root.contents().toArray()) {
    const selection = $(node);
    if (node.type === 'tag' && isIgnored(selection)) {
      continue;
    }
    if (node.type === 'tag' && (selection.is(BLOCKS) || selection.find(BLOCKS).length > 0)) {
      flush();
      blocks.push(...readBlock($, selection));
    } else {
      inline.push(node);
    }
  }
  flush();
  return blocks;
}

function readBlock($: CheerioAPI, node: Cheerio<DomNode>): Block[] {
  if (node.is(HEADINGS)) {
    return readHeading($, node);
  }
  if (node.is('pre')) {
    return readCode(node);
  }
  if (node.is('tr')) {
    return readRow($, node);
  }
  if (node.is('figcaption') && /^(?:\w+: )?\S+$/.test(textOf($, node))) {
    // The name of a file above its code, or that it is right or wrong.
    return [];
  }
  return node.is('dl') ? readTerms($, node) : readBlocks($, node);
}

function readHeading($: CheerioAPI, node: Cheerio<DomNode>): Block[] {
  const text = textOf($, node);
  const level = Number(node.prop('tagName')?.slice(1));
  const anchor = node.attr('id') ?? null;
  if (level > 1 && (anchor === null || GENERATED_ID.test(anchor))) {
    // Nobody can be sent to it, and as a title of its own it would stand before the page that it speaks of.
    return text ? [plainText(text)] : [];
  }
  return text ? [{kind: 'heading', level, text, anchor, codes: codesIn($, node)}] : [];
}

function readCode(node: Cheerio<DomNode>): Block[] {
  node.find('br').replaceWith('\n');
  const isPlainText = node.is('.language-text') || node.find('.language-text').length > 0;
  const text = isPlainText ? node.text().replaceAll(/\s+/g, ' ').trim() : '';
  return text ? [{...plainText(text), printed: text}] : [];
}

function readRow($: CheerioAPI, node: Cheerio<DomNode>): Block[] {
  const cells = node
    .children('td')
    .toArray()
    .map((cell) => textOf($, $(cell)));
  const text = cells.filter(Boolean).join(' · ');
  const named = node.children('td').first();
  const codes = codesIn($, named).filter((code) => code === textOf($, named));
  const firstCell = textOf($, named);
  // The column says so itself, whatever the section is about.
  const printed = textOf($, node.closest('table').find('th').first()) === 'Message' ? firstCell : null;
  return text ? [{...plainText(text), codes, printed, firstCell}] : [];
}

function readTerms($: CheerioAPI, node: Cheerio<DomNode>): Block[] {
  const text = node
    .find('dt, dd')
    .toArray()
    .map((part) => textOf($, $(part)))
    .join(' · ');
  return text ? [plainText(text)] : [];
}

function addText($: CheerioAPI, blocks: Block[], nodes: Cheerio<DomNode>): void {
  const text = textOf($, nodes);
  if (/[\p{L}\p{N}]/u.test(text)) {
    blocks.push(plainText(text));
  }
}

function codesIn($: CheerioAPI, node: Cheerio<DomNode>): string[] {
  return node
    .find('code')
    .toArray()
    .map((code) => textOf($, $(code)));
}

function plainText(text: string): Extract<Block, {kind: 'text'}> {
  return {kind: 'text', text, codes: [], printed: null, firstCell: null};
}
