import {inflateSync, strFromU8, strToU8} from 'fflate';
import type {PlaygroundProject} from './PlaygroundProject.ts';
import {readProject} from './projectSchema.ts';

/** Reverses `encodeProject()`. Returns `undefined` if the text is incomplete or doesn't contain a project. */
export function decodeProject(text: string): PlaygroundProject | undefined {
  try {
    const packed = strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
    return readProject(JSON.parse(strFromU8(inflateSync(packed))));
  } catch {
    return undefined;
  }
}
