import type {SearchRecord} from '../../contract.ts';
import type {FullText} from './FullText.ts';

/** Everything that the engine needs, as plain data. The build writes it and the server reads it. */
export type SearchIndex = {
  version: typeof indexVersion;
  records: SearchRecord[];
  fullText: FullText;
};

/** Changes when older files can no longer be read. */
export const indexVersion = 3;
