import {parse} from 'postcss';

/** A style sheet that only some pages need. */
export interface OwnStyleSheet {
  /** Such as `/assets/css/parts.0123abcd.css`. */
  readonly path: string;
  /** The classes of each of its selectors: `.list > .item` has two. Selectors without a class are left out. */
  readonly selectors: readonly (readonly string[])[];
}

/** Reads which classes the selectors of a style sheet ask for. */
export const selectorsOf = (css: string): OwnStyleSheet['selectors'] => {
  const selectors: string[][] = [];
  parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) {
      const classes = classesIn(selector.replace(/:(?:not|is|where|has)\([^)]*\)/g, ''));
      if (classes.length > 0) selectors.push(classes);
    }
  });
  return selectors;
};

const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/**
 * Gives a page's HTML the style sheets that have rules for it, behind the one that all pages have: scripts would bring
 * them, but only after the page has been drawn without. A rule is for a page that uses all classes of its selector.
 * Throws when the page has no style sheet to put others behind.
 */
export const linkStyleSheets = (html: string, sheets: readonly OwnStyleSheet[]): string => {
  const used = new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, a, b]) => (a ?? b ?? '').split(/\s+/)),
  );
  const needed = sheets.filter(({selectors}) => selectors.some((classes) => classes.every((name) => used.has(name))));
  if (needed.length === 0) return html;
  const first = /<link rel=stylesheet href=[^>]*>/.exec(html);
  if (!first) throw new Error('The page has no style sheet to put others behind.');
  const end = first.index + first[0].length;
  const links = needed.map(({path}) => `<link rel=stylesheet href=${path} />`).join('');
  return html.slice(0, end) + links + html.slice(end);
};
