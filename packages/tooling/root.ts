import {fileURLToPath} from 'node:url';

/** The repository's folder, with a trailing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
