export interface HighlightPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Reads a highlighted value: escaped text with `<mark>` around what matches. The parts are plain text; any other tag in
 * it is text as well, so that nothing from a search host gets into the page as HTML.
 */
export const readHighlight = (value: string): HighlightPart[] => {
  let isMarked = false;
  return value.split(/(<\/?mark>)/).flatMap((piece) => {
    if (piece === '<mark>' || piece === '</mark>') {
      isMarked = piece === '<mark>';
      return [];
    }
    return piece === '' ? [] : [{text: decodeEntities(piece), isMarked}];
  });
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
};

const decodeEntities = (text: string): string =>
  text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name.toLowerCase()] ?? entity);
