/** The names of the modules that a route loads, in the shape of its component's props, as Docusaurus defines it. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [key: string]: ChunkNames};

/** A Docusaurus route as data. */
export type RouteEntry = {
  readonly path: string;
  /** Distinguishes it from other routes with the same path. */
  readonly hash: string;
  readonly exact?: boolean;
  readonly sidebar?: string;
  /** Missing if the page only announces that another route exists. */
  readonly names?: ChunkNames;
  readonly routes?: readonly RouteEntry[];
};

/** What a browser needs to know to load one page, or all of them. */
export type RouteManifest = {
  /** Maps the name of each module to its ID and the IDs of the chunks it needs. */
  readonly modules: Readonly<Record<string, readonly [module: string | number, ...chunks: string[]]>>;
  /** The file of each chunk in `/assets/js/`, without its extension. */
  readonly files: Readonly<Record<string, string>>;
  readonly routes: readonly RouteEntry[];
};

/** The part of the manifest that is embedded in the HTML of a page, and the URL of the full one. */
export type PageManifest = {
  readonly all: string;
} & RouteManifest;

/** The ID of the element that contains it. */
export const pageManifestId = 'page-manifest';
