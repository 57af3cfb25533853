import type {AsPlainObject} from 'minisearch';
import type {Field} from './fullText.ts';

/** Records that contain a term: positions in the list of records, each followed by the number of occurrences. */
export type Posting = readonly number[];

export type Postings = {
  /** Returns the records that have a term in a field. */
  of(term: string, field: Field): Posting | undefined;
  /** Returns the length of a field relative to the mean of all records that have the field, which is 1. */
  relativeLength(place: number, field: Field): number;
  readonly recordCount: number;
};

/** Converts a full-text index so that looking up a term only takes a walk through an array. */
export function createPostings({index, fieldIds, fieldLength, documentCount}: AsPlainObject): Postings {
  const byTerm = new Map(
    index.map(([term, fields]) => [
      term,
      new Map(Object.entries(fields).map(([field, counts]) => [Number(field), readPosting(counts)])),
    ]),
  );
  const getId = (field: Field) => fieldIds[field] ?? -1;
  const means = getMeanLengths(Object.values(fieldLength));
  return {
    of: (term, field) => byTerm.get(term)?.get(getId(field)),
    relativeLength: (place, field) => (fieldLength[place]?.[getId(field)] ?? 0) / (means[getId(field)] ?? 1),
    recordCount: documentCount,
  };
}

// Records are numbered in the order they're added, so an ID is a position in the list of records.
function readPosting(counts: Record<string, number>): Posting {
  return Object.entries(counts).flatMap(([id, count]) => [Number(id), count]);
}

/** Calculates the mean length of each field by its ID, based on the records in which the field isn't empty. */
function getMeanLengths(records: number[][]): number[] {
  const fields = records[0] ?? [];
  return fields.map((_, field) => {
    const lengths = records.map((record) => record[field] ?? 0).filter((length) => length > 0);
    return lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
  });
}
