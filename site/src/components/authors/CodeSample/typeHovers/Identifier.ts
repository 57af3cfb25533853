import type {TypeText} from '../../../../../../packages/content-model/samples/types/PageTypes';

/** An identifier in a block: its range in the text and its type. */
export type Identifier = {
  readonly start: number;
  readonly end: number;
  readonly type: TypeText;
};
