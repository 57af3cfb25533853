export type Part = {text: string; start: number; end: number};

const segmentPattern = /[\p{L}\p{N}$'\u2019]+/gu;
// Between a lowercase and an uppercase letter, and before the last uppercase letter of a sequence that starts a word.
const humpPattern = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/u;

/**
 * Splits an identifier at its separators and humps: `Config.Rendering.setCrf` is split into `Config`, `Rendering`,
 * `setCrf`, `set` and `Crf`. Returns an empty list for a plain word. Offsets are relative to the start of the
 * identifier. Segments of one letter are included, but humps of one letter aren't.
 */
export function splitIdentifier(identifier: string): Part[] {
  const parts: Part[] = [];
  for (const {0: segment, index} of identifier.matchAll(segmentPattern)) {
    if (segment.length < identifier.length) {
      parts.push({text: segment, start: index, end: index + segment.length});
    }
    parts.push(...splitHumps(segment, index));
  }
  return parts;
}

function splitHumps(segment: string, offset: number): Part[] {
  const humps = segment.split(humpPattern);
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
