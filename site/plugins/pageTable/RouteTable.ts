/** The names of what a route loads, in the shape of its component's props, as the framework has them. */
export type PartNames = string | readonly PartNames[] | {readonly [key: string]: PartNames};

/** A route of the framework, as data. */
export interface PageRow {
  readonly path: string;
  /** Tells it from other routes of the same path. */
  readonly hash: string;
  readonly exact?: boolean;
  readonly sidebar?: string;
  /** Missing where a page only says that another one exists. */
  readonly names?: PartNames;
  readonly routes?: readonly PageRow[];
}

/** What a browser has to know to load pages: one, or all. */
export interface RouteTable {
  /** For each part of a page, by its name: the id of its module, and those of the chunks that it needs. */
  readonly parts: Readonly<Record<string, readonly [module: string | number, ...chunks: string[]]>>;
  /** The file of each chunk, below `/assets/js/`, without ending. */
  readonly files: Readonly<Record<string, string>>;
  readonly routes: readonly PageRow[];
}

/** What stands in the HTML of a page: the part of the table that it needs, and where all of it is. */
export interface OwnTable extends RouteTable {
  readonly all: string;
}

/** The id of the element that holds it. */
export const ownTableId = 'page-table';
