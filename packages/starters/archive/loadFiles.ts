import {strToU8} from 'fflate';
import type {Project} from '../project/Project.ts';

/** Loads a file of this site by its path, such as `media/song.mp3`. */
export type LoadFile = (path: string) => Promise<Uint8Array>;

/** Returns the bytes of all files of a project by their paths below its folder: `my-video/src/index.ts`. */
export async function loadFiles({name, texts, media}: Project, load: LoadFile): Promise<Map<string, Uint8Array>> {
  const binaries = await Promise.all(
    Object.entries(media).map(async ([path, from]) => [path, await load(from)] as const),
  );
  const files = [...Object.entries(texts).map(([path, text]) => [path, strToU8(text)] as const), ...binaries];
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, bytes]) => [`${name}/${path}`, bytes]));
}
