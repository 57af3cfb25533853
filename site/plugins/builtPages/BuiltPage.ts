/** A page as the framework has written it, with what its head says of it. */
export interface BuiltPage {
  /** As it is linked: `/`, `/docs/interpolate`, `/about/`. */
  readonly path: string;
  /** Its HTML file. */
  readonly file: string;
  /** Its canonical address. */
  readonly address: string;
  /** Without the name of the site. */
  readonly title: string;
  /** Empty when the page has none. */
  readonly description: string;
  /** The part of the site that it belongs to. */
  readonly section: 'docs' | 'blog' | 'success-stories' | 'pages';
  /** Whether it is a page of documentation, or a post: something to read, and no list. */
  readonly isArticle: boolean;
  /** The categories above it, the widest first. */
  readonly parents: readonly {readonly name: string; readonly address: string}[];
}
