import {findFonts, fontFiles} from '../../../../../packages/starters/project/fonts.ts';
import {loadOnce} from '../../ui/loadOnce.ts';

/** Loads media and the fonts that the code uses. Rejects with a message for the reader. */
export async function loadMedia(
  paths: readonly string[],
  sources: readonly string[],
): Promise<{media: Record<string, Blob>; fonts: Record<string, Blob>}> {
  const families = findFonts(sources).map((family) => [family, fontFiles[family] ?? ''] as const);
  const [media, fonts] = await Promise.all([loadAll(paths.map((path) => [path, path])), loadAll(families)]);
  return {media, fonts};
}

async function loadAll(files: readonly (readonly [string, string])[]): Promise<Record<string, Blob>> {
  return Object.fromEntries(await Promise.all(files.map(async ([name, path]) => [name, await load(path)] as const)));
}

/** The page loads and passes these, because the sandbox has no origin and servers wouldn't allow its requests. */
const load = loadOnce(async (path) => {
  try {
    const response = await fetch(`/${path}`);
    if (response.ok) {
      return await response.blob();
    }
  } catch {
    // The message is the same as for a response with an error.
  }
  throw new Error(`The file ${path} didn’t load. Check your connection, then try again.`);
});

/** Loads a file of this site for an archive. Rejects with a message for the reader. */
export async function loadFile(path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await load(path)).arrayBuffer());
}
