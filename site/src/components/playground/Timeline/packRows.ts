import type {TimelinePart} from '../../../../../packages/playground-core/SandboxMessage.ts';

/** A part in a row of the timeline. Row 0 is the video as a whole. */
type PlacedPart = TimelinePart & {
  readonly row: number;
};

/** Puts each part into the first row below its parent in which it doesn't overlap another part. */
export function packRows(parts: readonly TimelinePart[]): readonly PlacedPart[] {
  const placed = new Map<string, PlacedPart>();
  const place = (parent: string | undefined, firstRow: number): void => {
    const children = parts.filter((part) => part.parent === parent).sort((one, other) => one.start - other.start);
    for (const part of children) {
      let row = firstRow;
      while ([...placed.values()].some((other) => other.row === row && overlaps(other, part))) {
        row++;
      }
      placed.set(part.id, {...part, row});
    }
    for (const {id} of children) {
      place(id, (placed.get(id)?.row ?? firstRow) + 1);
    }
  };
  place(undefined, 1);
  return [...placed.values()];
}

function overlaps(one: TimelinePart, other: TimelinePart): boolean {
  return one.start < other.start + other.duration && other.start < one.start + one.duration;
}
