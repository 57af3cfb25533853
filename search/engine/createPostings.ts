import type {AsPlainObject} from 'minisearch';
import type {Field} from './fullText.ts';

/** The records that have a term, by their places in the list of records, each followed by how often it has it. */
export type Posting = readonly number[];

export type Postings = {
  /** The records that have a term in a field. */
  of(term: string, field: Field): Posting | undefined;
  /** How long a field of a record is, compared with those records that have it: 1 is the mean. */
  relativeLength(place: number, field: Field): number;
  readonly recordCount: number;
};

/** Reads a full-text index into a form in which finding a term is a walk through a list. */
export function createPostings({index, fieldIds, fieldLength, documentCount}: AsPlainObject): Postings {
  const byTerm = new Map(
    index.map(([term, fields]) => [
      term,
      new Map(Object.entries(fields).map(([field, counts]) => [Number(field), readPosting(counts)])),
    ]),
  );
  const idOf = (field: Field) => fieldIds[field] ?? -1;
  const means = meanLengths(Object.values(fieldLength));
  return {
    of: (term, field) => byTerm.get(term)?.get(idOf(field)),
    relativeLength: (place, field) => (fieldLength[place]?.[idOf(field)] ?? 0) / (means[idOf(field)] ?? 1),
    recordCount: documentCount,
  };
}

// Records are numbered in the order in which they are added, so that an id is a place in their list.
function readPosting(counts: Record<string, number>): Posting {
  return Object.entries(counts).flatMap(([id, count]) => [Number(id), count]);
}

/** The mean length of each field, by its id, over the records that have something in it. */
function meanLengths(records: number[][]): number[] {
  const fields = records[0] ?? [];
  return fields.map((_, field) => {
    const lengths = records.map((record) => record[field] ?? 0).filter((length) => length > 0);
    return lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1);
  });
}
