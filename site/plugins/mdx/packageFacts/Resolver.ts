import type {RootContent} from 'mdast';

/** The attributes in MDX: strings, and objects of strings. */
export type Attributes = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Converts an element to facts from the packages, or throws an error that explains why it's invalid. */
export type Resolver = (attributes: Attributes, packageName: string | undefined) => RootContent | Error;
