/** Converts the last segment of a URL to words: `/docs/media-playback-error` becomes "media playback error". */
export function getSlugWords(pathname: string): string {
  return pathname.split('/').filter(Boolean).at(-1)?.replaceAll('-', ' ') ?? '';
}
