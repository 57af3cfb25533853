import {inflateSync, strFromU8, strToU8} from 'fflate';
import type {PlaygroundProject} from './PlaygroundProject.ts';
import {readProject} from './projectSchema.ts';

/** Unpacks what `encodeProject` has packed. Gives nothing when it is cut off, altered or of another kind. */
export function decodeProject(text: string): PlaygroundProject | undefined {
  try {
    const packed = strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
    return readProject(JSON.parse(strFromU8(inflateSync(packed))));
  } catch {
    return undefined;
  }
}
