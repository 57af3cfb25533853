import {parse} from 'postcss';
import {pageManifestId, type RouteManifest} from '../../../client/routing/RouteManifest.ts';

/** A style sheet that only some pages need. */
export type SplitStyleSheet = {
  /** For example `/assets/css/demos.0123abcd.css`. */
  readonly path: string;
  /** The ID of its chunk, which the scripts of some pages load. */
  readonly chunk: string | undefined;
  /** The classes of each of its selectors: `.list > .item` has two. Selectors without a class are left out. */
  readonly selectors: readonly (readonly string[])[];
};

/** Returns the classes of each selector of a style sheet. */
export function findSelectors(css: string): SplitStyleSheet['selectors'] {
  const selectors: string[][] = [];
  parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) {
      const classes = findClasses(selector.replace(/:(?:not|is|where|has)\([^)]*\)/g, ''));
      if (classes.length > 0) {
        selectors.push(classes);
      }
    }
  });
  return selectors;
}

function findClasses(selector: string): string[] {
  return [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
}

/**
 * Links the style sheets that apply to a page, after the one that all pages share. Scripts would load them too, but only
 * after the first paint. A style sheet applies if the page uses all classes of one of its selectors, or if it's one of
 * the chunks in its manifest. Throws if the page has no style sheet yet.
 */
export function linkStyleSheets(html: string, sheets: readonly SplitStyleSheet[]): string {
  const used = new Set(
    [...html.matchAll(/<[a-z][^>]*?\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, a, b]) =>
      (a ?? b ?? '').split(/\s+/),
    ),
  );
  const chunks = readChunks(html);
  const needed = sheets.filter(
    ({chunk, selectors}) =>
      (chunk !== undefined && chunks.has(chunk)) ||
      selectors.some((classes) => classes.every((name) => used.has(name))),
  );
  if (needed.length === 0) {
    return html;
  }
  const first = /<link rel=stylesheet href=[^>]*>/.exec(html);
  if (!first) {
    throw new Error('The page has no style sheet to insert others after.');
  }
  const end = first.index + first[0].length;
  const links = needed.map(({path}) => `<link rel=stylesheet href=${path} />`).join('');
  return html.slice(0, end) + links + html.slice(end);
}

/** Returns the IDs of the chunks that the scripts of a page load when they start. */
function readChunks(html: string): ReadonlySet<string> {
  const [, manifest] = new RegExp(`<script type=application/json id=${pageManifestId}>(.*?)</script>`).exec(html) ?? [];
  const {modules} = JSON.parse(manifest ?? '{"modules": {}}') as Pick<RouteManifest, 'modules'>;
  return new Set(Object.values(modules).flatMap(([, ...ids]) => ids));
}
