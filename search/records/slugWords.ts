/** Reads the last part of an address as words: `/docs/media-playback-error` gives "media playback error". */
export function slugWords(pathname: string): string {
  return pathname.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ') ?? '';
}
