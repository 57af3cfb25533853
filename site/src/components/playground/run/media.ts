/** Font families that are available without loading, as in the site's own videos. */
const typefaces = {Geist: 'media/geist.woff2', 'Geist Mono': 'media/geist-mono.woff2'};

const loaded = new Map<string, Promise<Blob>>();

/**
 * Finds the media that the code uses, either by the full name or, if the code concatenates names, by the part before
 * the extension. Media that this doesn't find is requested when the code runs.
 */
export function findMedia(sources: readonly string[], all: readonly string[]): string[] {
  return all.filter((path) => {
    const stem = /([\w-]+)\.\w+$/.exec(path)?.[1] ?? '';
    return sources.some((source) => source.includes(path) || new RegExp(`(['"])${stem}\\1`).test(source));
  });
}

/** Loads media and the fonts that the code uses. Rejects with a message for the reader. */
export async function loadMedia(
  paths: readonly string[],
  sources: readonly string[],
): Promise<{media: Record<string, Blob>; fonts: Record<string, Blob>}> {
  const families = Object.entries(typefaces).filter(([family]) => sources.some((source) => source.includes(family)));
  const [media, fonts] = await Promise.all([loadAll(paths.map((path) => [path, path])), loadAll(families)]);
  return {media, fonts};
}

async function loadAll(files: readonly (readonly [string, string])[]): Promise<Record<string, Blob>> {
  return Object.fromEntries(await Promise.all(files.map(async ([name, path]) => [name, await load(path)] as const)));
}

/** The page loads and passes these, because the iframe has no origin and servers wouldn't allow its requests. */
function load(path: string): Promise<Blob> {
  const known = loaded.get(path);
  if (known) {
    return known;
  }
  const promise = fetch(`/${path}`).then(async (response) => {
    if (!response.ok) {
      throw new Error(String(response.status));
    }
    return response.blob();
  });
  loaded.set(path, promise);
  return promise.catch(() => {
    loaded.delete(path);
    throw new Error(`The file ${path} didn’t load. Check your connection, then run the code again.`);
  });
}
