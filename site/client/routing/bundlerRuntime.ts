/** The parts of webpack's runtime that the route manifest uses. */
type Runtime = {
  /** Runs a module that has been loaded. */
  (module: string | number): object;
  /** Loads a chunk, with its style sheets. */
  e: (chunk: string) => Promise<unknown>;
  /** The URL of a chunk's script, relative to `p`. */
  u: (chunk: string) => string;
  /** The URL of a chunk's style sheet, relative to `p`. */
  miniCssF: (chunk: string) => string;
  readonly p: string;
  /** `O.j` returns whether a chunk's script has been evaluated. */
  readonly O: {readonly j: (chunk: string) => boolean};
};

declare const __webpack_require__: Runtime;

const files: Record<string, string> = {};
const getScriptName = __webpack_require__.u;
__webpack_require__.u = (chunk) => (chunk in files ? `assets/js/${files[chunk]}.js` : getScriptName(chunk));

/** webpack's runtime, extended by chunks that it didn't know at build time. */
export const bundler = {
  /** Adds the file names of chunks. */
  addFiles: (more: Readonly<Record<string, string>>): void => void Object.assign(files, more),

  /** Loads the chunks of a module and returns the module. */
  load: async (module: string | number, chunks: readonly string[]): Promise<object> => {
    await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
    const exported = __webpack_require__(module);
    // JSON has no default export.
    return '__esModule' in exported ? exported : {default: exported};
  },

  /** Whether a chunk's script has been evaluated. */
  isEvaluated: (chunk: string): boolean => __webpack_require__.O.j(chunk),

  /** Returns the URL of a chunk's script, or of its style sheet if it has no script. */
  getUrl: (chunk: string): string =>
    __webpack_require__.p + (chunk in files ? `assets/js/${files[chunk]}.js` : __webpack_require__.miniCssF(chunk)),
};

/** Names the modules of all pages to webpack. The plugin reads the resulting IDs and chunks; no browser runs this. */
export function getAllChunks(): Promise<unknown> {
  return import('@generated/registry.js');
}
