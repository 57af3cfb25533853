import type {PageTypes, TypeText} from './PageTypes.ts';

/** The types of a page's samples before links are added. Pages can be added and removed without changing the types. */
export type UnlinkedTypes = {
  readonly types: readonly UnlinkedType[];
  readonly blocks: PageTypes['blocks'];
};

export type UnlinkedType = {
  /** Package and name of an export, such as `remotion Series.Sequence`. */
  readonly exported?: string;
} & Omit<TypeText, 'page'>;
