export type Part = {text: string; start: number; end: number};

const SEGMENT = /[\p{L}\p{N}$'’]+/gu;
// Between a small and a capital letter, and before the last capital of a run that starts a word.
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/u;

/**
 * Splits an identifier at its separators and humps: `Config.Rendering.setCrf` gives `Config`,
 * `Rendering`, `setCrf`, `set`, `Crf`. Gives nothing for a plain word. Offsets count from the start
 * of the identifier; segments of one letter are kept, humps of one letter are not.
 */
export function splitIdentifier(identifier: string): Part[] {
  const parts: Part[] = [];
  for (const {0: segment, index} of identifier.matchAll(SEGMENT)) {
    if (segment.length < identifier.length) {
      parts.push({text: segment, start: index, end: index + segment.length});
    }
    parts.push(...splitHumps(segment, index));
  }
  return parts;
}

function splitHumps(segment: string, offset: number): Part[] {
  const humps = segment.split(HUMP);
  if (humps.length < 2) {
    return [];
  }
  let start = offset;
  const parts = humps.map((text) => {
    const part = {text, start, end: start + text.length};
    start = part.end;
    return part;
  });
  return parts.filter((part) => part.text.length > 1);
}
