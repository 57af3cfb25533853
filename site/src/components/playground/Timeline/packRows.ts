import type {TimelineEntry} from '../../../../../packages/playground-core/SandboxMessage.ts';

/** An entry in a row of the timeline. Row 0 is the video as a whole. */
type PlacedEntry = TimelineEntry & {
  readonly row: number;
};

/** Puts each entry into the first row below its parent in which it doesn't overlap another entry. */
export function packRows(entries: readonly TimelineEntry[]): readonly PlacedEntry[] {
  const placed = new Map<string, PlacedEntry>();
  const place = (parent: string | undefined, firstRow: number): void => {
    const children = entries.filter((entry) => entry.parent === parent).sort((one, other) => one.start - other.start);
    for (const entry of children) {
      let row = firstRow;
      while ([...placed.values()].some((other) => other.row === row && overlaps(other, entry))) {
        row++;
      }
      placed.set(entry.id, {...entry, row});
    }
    for (const {id} of children) {
      place(id, (placed.get(id)?.row ?? firstRow) + 1);
    }
  };
  place(undefined, 1);
  return [...placed.values()];
}

function overlaps(one: TimelineEntry, other: TimelineEntry): boolean {
  return one.start < other.start + other.duration && other.start < one.start + one.duration;
}
