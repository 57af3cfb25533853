/**
 * Returns the part of a message that tells most about its cause, for a search field with a limit. Keeps a URL of the
 * documentation, and leaves out what varies from one reader to the next: prefixes, times, IDs, paths and other URLs.
 */
export function getTellingPart(text: string, limit: number): string {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !STACK_FRAME.test(line));
  const line = lines.find((candidate) => LOOKS_LIKE_ERROR.test(candidate)) ?? lines[0] ?? '';
  const page = DOCS_PAGE.exec(text)?.[0].replace(/^https?:\/\/(?:www\.)?/, '');
  const words = VARIABLE.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), line)
    .replace(/\s+/g, ' ')
    .trim();
  return page === undefined || page.length + 1 >= limit
    ? shorten(words || line, limit)
    : `${shorten(words, limit - page.length - 1)} ${page}`.trim();
}

const LOOKS_LIKE_ERROR = /error|exception|fail|cannot|can't|could not|unable|invalid|denied|refused|not found|must/i;
const STACK_FRAME = /^at .*[:)]/;
const DOCS_PAGE = /(?:https?:\/\/)?(?:www\.)?remotion\.dev\/docs\/[\w/-]*[\w-]/;
const VARIABLE = [
  /^\d{4}-\d{2}-\d{2}T\S+|\b[\da-f]{8}(?:-[\da-f]{4,12}){1,4}\b/g,
  /^\s*(?:(?:Uncaught|\(in promise\)|Unhandled\w*|Error|TypeError|DOMException|ERROR|npm ERR!|fatal)[:\s]+)+/g,
  /(?:See |Read more: )?https?:\/\/\S+(?: for help\.?)?/g,
  /(?<![\w@])(?:[A-Z]:\\|\.{0,2}\/)[\w.@-]+(?:[\\/][\w.@-]+)+\S*/g,
  /\barn:aws:\S+/g,
];

function shorten(text: string, limit: number): string {
  if (text.length <= limit) {
    return text;
  }
  const end = text.lastIndexOf(' ', limit);
  return text.slice(0, end > limit / 2 ? end : limit);
}
