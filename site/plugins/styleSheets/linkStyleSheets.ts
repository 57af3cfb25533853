/** A style sheet that only some pages need, with the classes that it knows. */
export interface OwnStyleSheet {
  /** Such as `/assets/css/parts.0123abcd.css`. */
  readonly path: string;
  readonly classes: ReadonlySet<string>;
}

/** Reads which classes a style sheet has rules for. */
export const classesOf = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

/**
 * Gives a page's HTML the style sheets whose classes it uses, behind the one that all pages have: scripts would bring
 * them, but only after the page has been drawn without. Throws when the page has no style sheet to put them behind.
 */
export const linkStyleSheets = (html: string, sheets: readonly OwnStyleSheet[]): string => {
  const used = new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, a, b]) => (a ?? b ?? '').split(/\s+/)),
  );
  const needed = sheets.filter(({classes}) => [...used].some((name) => classes.has(name)));
  if (needed.length === 0) return html;
  const first = /<link rel=stylesheet href=[^>]*>/.exec(html);
  if (!first) throw new Error('The page has no style sheet to put others behind.');
  const end = first.index + first[0].length;
  const links = needed.map(({path}) => `<link rel=stylesheet href=${path} />`).join('');
  return html.slice(0, end) + links + html.slice(end);
};
