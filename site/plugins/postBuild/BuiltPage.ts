import type {BuiltFile} from './BuiltFile.ts';

/** A page that Docusaurus has written, with the metadata from its head. */
export type BuiltPage = {
  /** The path that links use: `/`, `/docs/interpolate`, `/about/`. */
  readonly path: string;
  readonly file: BuiltFile;
  /** Its canonical URL. */
  readonly url: string;
  /** The title without the name of the site. */
  readonly title: string;
  /** Empty if the page has none. */
  readonly description: string;
  /** The section of the site that it belongs to. */
  readonly section: 'docs' | 'blog' | 'success-stories' | 'pages';
  /** Whether it's a docs page or a post, and not a list. */
  readonly isArticle: boolean;
  /** Its categories, outermost first. */
  readonly parents: readonly {readonly name: string; readonly url: string}[];
};
