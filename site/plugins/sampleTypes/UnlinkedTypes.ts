import type {PageTypes, TypeText} from './PageTypes';

/** The types of a page's samples before links are known: pages come and go, types don't. */
export interface UnlinkedTypes {
  readonly types: readonly UnlinkedType[];
  readonly blocks: PageTypes['blocks'];
}

export interface UnlinkedType extends Omit<TypeText, 'page'> {
  /** Package and name of an export, such as `remotion Series.Sequence`. */
  readonly exported?: string;
}
