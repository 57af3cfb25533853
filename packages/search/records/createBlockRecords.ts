import {allLevels, type Hierarchy, type SearchRecord} from '../contract.ts';
import type {Block} from './Block.ts';
import {getHeadingHierarchy, type HeadingType} from './getHeadingHierarchy.ts';
import {findSymbols} from './findSymbols.ts';

/** Creates the records of a page's blocks. Each belongs to the last heading of each higher level. */
export function createBlockRecords(page: SearchRecord, blocks: Block[]): SearchRecord[] {
  let hierarchy = page.hierarchy;
  let anchor: string | null = null;
  return blocks.flatMap((block, index): SearchRecord[] => {
    if (block.kind === 'heading') {
      if (block.level === 1) {
        return [];
      }
      hierarchy = getHeadingHierarchy(hierarchy, getType(block.level), block.text);
      anchor = block.anchor ?? anchor;
    }
    const position = index + 1;
    const url = anchor === null ? page.url : `${page.url}#${anchor}`;
    return [
      {
        objectID: `${page.objectID}#${anchor ?? ''}:${position}`,
        hierarchy,
        url,
        url_without_anchor: page.url,
        anchor,
        position,
        labels: [],
        keywords: block.kind === 'heading' ? block.keywords : [],
        links: 0,
        ...(block.kind === 'heading' ? getHeadingParts(block) : getTextParts(block, hierarchy)),
      },
    ];
  });
}

type Parts = Pick<SearchRecord, 'type' | 'content' | 'symbols' | 'message'>;

function getHeadingParts({level, text, inlineCode}: Extract<Block, {kind: 'heading'}>): Parts {
  const symbols = findSymbols(text, inlineCode);
  const message = symbols.length === 0 && isErrorTitle(text) ? text : null;
  return {type: getType(level), content: null, symbols, message};
}

function getType(level: number): HeadingType {
  return (['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const)[level - 1] ?? 'lvl6';
}

function getTextParts(
  {text, inlineCode, output, firstCell}: Extract<Block, {kind: 'text'}>,
  hierarchy: Hierarchy,
): Parts {
  const message = output ?? (isAboutErrors(hierarchy) ? firstCell : null);
  const symbols = message === null ? inlineCode.map((code) => code.replace(/\?$/, '')) : [];
  return {type: 'content', content: text, symbols, message};
}

/** In a section about errors, the first cell of each table row is the message or the symptom. */
function isAboutErrors(hierarchy: Hierarchy): boolean {
  return allLevels.slice(2).some((level) => /\berrors?\b|go wrong|\bmessages?\b/i.test(hierarchy[level] ?? ''));
}

function isErrorTitle(text: string): boolean {
  return /error|exception|\b(?:cannot|could not|failed)\b/i.test(text);
}
