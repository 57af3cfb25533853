/** Families that are there without being loaded, as in the site's own videos. */
const typefaces = {Geist: 'media/geist.woff2', 'Geist Mono': 'media/geist-mono.woff2'};

const loaded = new Map<string, Promise<Blob>>();

/**
 * The media that the code names, whole or, where it puts names together, by the part before the ending. What this does
 * not find is asked for when the code runs.
 */
export const mediaIn = (sources: readonly string[], all: readonly string[]): string[] =>
  all.filter((path) => {
    const stem = /([\w-]+)\.\w+$/.exec(path)?.[1] ?? '';
    return sources.some((source) => source.includes(path) || new RegExp(`(['"])${stem}\\1`).test(source));
  });

/** Loads media, and the typefaces that the code names. Rejects with words for the reader. */
export const loadMedia = async (
  paths: readonly string[],
  sources: readonly string[],
): Promise<{media: Record<string, Blob>; fonts: Record<string, Blob>}> => {
  const families = Object.entries(typefaces).filter(([family]) => sources.some((source) => source.includes(family)));
  const [media, fonts] = await Promise.all([loadAll(paths.map((path) => [path, path])), loadAll(families)]);
  return {media, fonts};
};

const loadAll = async (files: readonly (readonly [string, string])[]): Promise<Record<string, Blob>> =>
  Object.fromEntries(await Promise.all(files.map(async ([name, path]) => [name, await load(path)] as const)));

/** Loaded by the page and handed over, because the frame has no origin to which a server would give anything. */
const load = (path: string): Promise<Blob> => {
  const known = loaded.get(path);
  if (known) return known;
  const promise = fetch(`/${path}`).then(async (response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.blob();
  });
  loaded.set(path, promise);
  return promise.catch(() => {
    loaded.delete(path);
    throw new Error(`The file ${path} could not be loaded. Check the connection, and run it again.`);
  });
};
