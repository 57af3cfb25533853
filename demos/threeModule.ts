import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';

/** The file of `three` for bundlers; the entry that they would take reads `process`, and the package exports no other. */
export const threeModule = join(dirname(createRequire(import.meta.url).resolve('three')), 'three.module.js');
