import type {Cheerio, CheerioAPI} from 'cheerio';
import {compile, selectOne} from 'css-select';
import type {Block} from './Block.ts';
import type {DomNode} from './DomNode.ts';
import {isIgnored} from './isIgnored.ts';
import {splitKeywords} from './splitKeywords.ts';
import {getText} from './getText.ts';

const headingSelector = 'h1, h2, h3, h4, h5, h6';
const isBlock =
  compile(`${headingSelector}, address, article, aside, blockquote, dd, details, div, dl, dt, figcaption, figure, form, header,
  hr, li, main, ol, p, pre, section, summary, table, tr, ul`);

const folderTreePattern = /[├└]/;

// React numbers the elements of a page, and the numbers change with every edit.
const generatedIdPattern = /^(?:_R_|:r|_r_)/;

/**
 * Reads the blocks of a part of a page. Each paragraph, list item and table row is a block. Code is skipped, except for
 * plain-text code blocks, which quote the output of the software. Folder trees are skipped too, because a
 * block has no line breaks.
 */
export function readBlocks($: CheerioAPI, root: Cheerio<DomNode>): Block[] {
  const blocks: Block[] = [];
  let inline: DomNode[] = [];

  const flush = () => {
    addText($, blocks, $(inline));
    inline = [];
  };
  for (const node of root.contents().toArray()) {
    if (node.type === 'tag' && isIgnored(node)) {
      continue;
    }
    if (node.type === 'tag' && (isBlock(node) || selectOne(isBlock, node.children) !== null)) {
      flush();
      blocks.push(...readBlock($, $(node)));
    } else {
      inline.push(node);
    }
  }
  flush();
  return blocks;
}

function readBlock($: CheerioAPI, node: Cheerio<DomNode>): Block[] {
  if (node.is(headingSelector)) {
    return readHeading($, node);
  }
  if (node.is('pre')) {
    return readCode(node);
  }
  if (node.is('tr')) {
    return readRow($, node);
  }
  if (node.is('figcaption') && /^(?:\w+: )?\S+$/.test(getText($, node))) {
    // The file name above a code block, or its label as right or wrong.
    return [];
  }
  return node.is('dl') ? readDefinitionList($, node) : readBlocks($, node);
}

function readHeading($: CheerioAPI, node: Cheerio<DomNode>): Block[] {
  const text = getText($, node);
  const level = Number(node.prop('tagName')?.slice(1));
  const anchor = node.attr('id') ?? null;
  if (level > 1 && (anchor === null || generatedIdPattern.test(anchor))) {
    // Without an anchor, it can't be linked, and as a heading it would rank above the page that it mentions.
    return text ? [createTextBlock(text)] : [];
  }
  const keywords = splitKeywords(node.attr('data-keywords'));
  return text ? [{kind: 'heading', level, text, anchor, inlineCode: findInlineCode($, node), keywords}] : [];
}

function readCode(node: Cheerio<DomNode>): Block[] {
  node.find('br').replaceWith('\n');
  const isPlainText = node.is('.language-text') || node.find('.language-text').length > 0;
  const text = isPlainText ? node.text().replaceAll(/\s+/g, ' ').trim() : '';
  return text && !folderTreePattern.test(text) ? [{...createTextBlock(text), output: text}] : [];
}

function readRow($: CheerioAPI, node: Cheerio<DomNode>): Block[] {
  const cells = node
    .children('td')
    .toArray()
    .map((cell) => getText($, $(cell)));
  const [firstCell = '', ...others] = cells;
  // The title of the column is enough; the section doesn't matter.
  const output = getText($, node.closest('table').find('th').first()) === 'Message' ? firstCell : null;
  const firstCellElement = node.children('td').first();
  const inlineCode = findInlineCode($, firstCellElement).filter((code) => code === firstCell);
  // Cells such as "Yes" and "No" make no sense without their table.
  if (output === null && !others.some(inlineCode.length > 0 ? isWord : isPhrase)) {
    return [];
  }
  const text = [firstCell, others.filter(Boolean).join('; ')].filter(Boolean).join(': ');
  return [{...createTextBlock(text), inlineCode, output, firstCell}];
}

function isWord(text: string): boolean {
  return /\p{L}{2,}/u.test(text) && !/^(?:yes|no)$/i.test(text);
}

/** A text needs at least three words to make sense on its own. */
function isPhrase(text: string): boolean {
  return (text.match(/\p{L}{2,}/gu) ?? []).length >= 3;
}

function readDefinitionList($: CheerioAPI, node: Cheerio<DomNode>): Block[] {
  const text = node
    .find('dt, dd')
    .toArray()
    .map((part) => getText($, $(part)))
    .join(' · ');
  return text ? [createTextBlock(text)] : [];
}

function addText($: CheerioAPI, blocks: Block[], nodes: Cheerio<DomNode>): void {
  const text = getText($, nodes);
  if (/[\p{L}\p{N}]/u.test(text)) {
    blocks.push(createTextBlock(text));
  }
}

function findInlineCode($: CheerioAPI, node: Cheerio<DomNode>): string[] {
  return node
    .find('code')
    .toArray()
    .map((code) => getText($, $(code)));
}

function createTextBlock(text: string): Extract<Block, {kind: 'text'}> {
  return {kind: 'text', text, inlineCode: [], output: null, firstCell: null};
}
