import {readFileSync} from 'node:fs';
import {join} from 'node:path';

/**
 * Compares what screen readers announce for a page or a part with the files in the folder `trees`: roles, names, levels
 * and states, in order. Elements that aren't listed are allowed, so that texts can change.
 */
export function readTree(name: string): string {
  return readFileSync(join(__dirname, 'trees', `${name}.yml`), 'utf8');
}
