import type {TypeText} from '@site/plugins/sampleTypes/PageTypes';

/** A word of a block, as characters of its text, and the type that it has. */
export interface Identifier {
  readonly start: number;
  readonly end: number;
  readonly type: TypeText;
}
