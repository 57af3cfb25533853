import type {RootContent} from 'mdast';

/** What an author wrote on an element: texts, and objects of texts. */
export type Attributes = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** Turns an author's element into what the packages say, or into an error that says what is wrong with it. */
export type Resolver = (attributes: Attributes, packageName: string | undefined) => RootContent | Error;
