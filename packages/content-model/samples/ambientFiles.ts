import {fileURLToPath} from 'node:url';

/** The declarations that are available to every sample. */
export const ambientFiles: readonly string[] = ['react-19.d.ts', 'bundled-assets.d.ts'].map((name) =>
  fileURLToPath(new URL(`../../toolkit-model/types/${name}`, import.meta.url)),
);
