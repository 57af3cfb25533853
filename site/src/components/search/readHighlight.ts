type HighlightPart = {
  readonly text: string;
  readonly isMarked: boolean;
};

/**
 * Parses a highlighted value: escaped text with `<mark>` around matches. The parts are plain text, and any other tag is
 * text as well, so a search host can't inject HTML into the page.
 */
export function readHighlight(value: string): HighlightPart[] {
  let isMarked = false;
  return value.split(/(<\/?mark>)/).flatMap((piece) => {
    if (piece === '<mark>' || piece === '</mark>') {
      isMarked = piece === '<mark>';
      return [];
    }
    return piece === '' ? [] : [{text: decodeEntities(piece), isMarked}];
  });
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
};

function decodeEntities(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name.toLowerCase()] ?? entity);
}
