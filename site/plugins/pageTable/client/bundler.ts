/** What the bundler's runtime can do, as far as the table of pages needs it. */
interface Runtime {
  /** Runs a module that is there. */
  (module: string | number): object;
  /** Loads a chunk, with its style sheets. */
  e: (chunk: string) => Promise<unknown>;
  /** The address of a chunk's script, below `p`. */
  u: (chunk: string) => string;
  readonly p: string;
}

declare const __webpack_require__: Runtime;

const files: Record<string, string> = {};
const addressOf = __webpack_require__.u;
__webpack_require__.u = (chunk) => (chunk in files ? `assets/js/${files[chunk]}.js` : addressOf(chunk));

/** The bundler's runtime, for chunks that it was not told of when it was built. */
export const bundler = {
  /** Says in which files chunks are. */
  addFiles: (more: Readonly<Record<string, string>>): void => void Object.assign(files, more),

  /** Loads the chunks of a module, and gives the module. */
  load: async (module: string | number, chunks: readonly string[]): Promise<object> => {
    await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
    const exported = __webpack_require__(module);
    // JSON is not wrapped.
    return '__esModule' in exported ? exported : {default: exported};
  },

  /** The address of a chunk's script; chunks that are style sheets only have none. */
  scriptOf: (chunk: string): string | undefined =>
    chunk in files ? `${__webpack_require__.p}assets/js/${files[chunk]}.js` : undefined,
};

/** Names the parts of all pages to the bundler. The plugin reads from it what they have become; no browser runs it. */
export const allParts = (): Promise<unknown> => import('@generated/registry.js');
