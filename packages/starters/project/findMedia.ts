/**
 * Finds the media that the code uses, either by the full name or, if the code concatenates names, by the part before
 * the extension.
 */
export function findMedia(sources: readonly string[], all: readonly string[]): string[] {
  return all.filter((path) => {
    const stem = /([\w-]+)\.\w+$/.exec(path)?.[1] ?? '';
    return sources.some((source) => source.includes(path) || new RegExp(`(['"])${stem}\\1`).test(source));
  });
}
