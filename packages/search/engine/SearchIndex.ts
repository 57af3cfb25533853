import type {AsPlainObject} from 'minisearch';
import type {SearchRecord} from '../contract.ts';

/** Everything that the engine needs, as plain data. The build writes it and the service reads it. */
export type SearchIndex = {
  version: typeof INDEX_VERSION;
  records: SearchRecord[];
  fullText: AsPlainObject;
};

/** Changes when older files can no longer be read. */
export const INDEX_VERSION = 2;
