/** A search that is measured beside others, on the same pages and queries. */
export interface Contender {
  readonly name: string;
  /** What a reader's browser, or the service, loads to search all: bytes, compressed with brotli 11. */
  readonly indexBytes: number;
  readonly buildSeconds: number;
  /** Growth of the heap by the loaded index; missing where another process holds it. */
  readonly memoryBytes?: number;
  /** Addresses, best first. */
  readonly find: (query: string, limit: number) => Promise<readonly string[]>;
  readonly close?: () => Promise<void>;
}
