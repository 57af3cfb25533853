import {fileURLToPath} from 'node:url';

/** The path of the file that registers the compositions of the integration tests. */
export const entryPoint = fileURLToPath(new URL('composition/index.ts', import.meta.url));
