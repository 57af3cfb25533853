import type {RootContent} from 'mdast';
import type {Model} from '../../../../packages/toolkit-model/model.ts';

/** The attributes in MDX: strings, and objects of strings. */
export type Attributes = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/**
 * Converts an element to facts from the packages, or returns an error that explains why it's invalid. `packageName` is
 * the package that the page documents.
 */
export type Resolver = (attributes: Attributes, model: Model, packageName?: string) => RootContent | Error;
