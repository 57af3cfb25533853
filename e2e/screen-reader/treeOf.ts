import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * What is read aloud of a page or a part, from the folder `trees`: roles, names, levels and states, in their order.
 * What is not listed may be there, so that sentences can change.
 */
export const treeOf = (name: string): string => readFileSync(join(__dirname, 'trees', `${name}.yml`), 'utf8');
