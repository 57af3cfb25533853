import {fileURLToPath} from 'node:url';

/** Declarations that every sample is compiled with. */
export const ambientFiles: readonly string[] = ['react-19.d.ts', 'bundled-assets.d.ts'].map((name) =>
  fileURLToPath(new URL(`../types/${name}`, import.meta.url)),
);
