/** A search engine to compare with others on the same pages and queries. */
export type SearchPeer = {
  readonly name: string;
  /** The size of the index that the browser or the server loads, in bytes, compressed with Brotli 9. */
  readonly indexBytes: number;
  readonly buildSeconds: number;
  /** The heap growth from loading the index. Not set if another process loads it. */
  readonly memoryBytes?: number;
  /** The URLs of the results, best first. */
  readonly find: (query: string, limit: number) => Promise<readonly string[]>;
  readonly close?: () => Promise<void>;
};
