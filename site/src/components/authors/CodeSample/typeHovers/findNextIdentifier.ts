import type {Identifier} from './Identifier.ts';

/**
 * Returns the index of the identifier that an arrow key moves to. -1 and the length are before the first and after the
 * last one.
 */
export function findNextIdentifier(
  identifiers: readonly Identifier[],
  text: string,
  from: number,
  key: string,
): number | undefined {
  if (key === 'ArrowRight') {
    return Math.min(from + 1, identifiers.length);
  }
  if (key === 'ArrowLeft') {
    return Math.max(from - 1, -1);
  }
  const current = identifiers[from];
  if (!current) {
    return undefined;
  }
  const down = key === 'ArrowDown';
  const {line, column} = getIndex(text, current.start);
  const positions = identifiers.map(({start}, index) => ({...getIndex(text, start), index}));
  const others = positions.filter((position) => (down ? position.line > line : position.line < line));
  const nearestLine = (down ? others[0] : others.at(-1))?.line;
  return others
    .filter((position) => position.line === nearestLine)
    .sort((a, b) => Math.abs(a.column - column) - Math.abs(b.column - column))[0]?.index;
}

function getIndex(text: string, offset: number): {line: number; column: number} {
  const lines = text.slice(0, offset).split('\n');
  return {line: lines.length, column: lines.at(-1)?.length ?? 0};
}
