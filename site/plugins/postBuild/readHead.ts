import type {Element, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** The metadata in a page's `<head>`. */
export type Head = {
  /** Classes of `<html>`. */
  readonly classes: readonly string[];
  readonly title: string;
  /** Contents of `<meta>`, by name, property or `http-equiv`. */
  readonly meta: ReadonlyMap<string, string>;
  /** URLs of `<link>` by relation. If there are several, the first one. */
  readonly links: ReadonlyMap<string, string>;
  /** Structured data, as JSON. */
  readonly data: readonly string[];
};

/** Parses only the head of an HTML document. */
export function readHead(html: string): Head {
  const end = html.indexOf('</head>');
  const tree: Root = parser.parse(end === -1 ? html : html.slice(0, end));
  const head = {classes: [] as string[], title: '', meta: new Map(), links: new Map(), data: [] as string[]};
  visit(tree, 'element', ({tagName, properties, children}: Element) => {
    const [child] = children;
    const text = child?.type === 'text' ? child.value : '';
    if (tagName === 'html' && Array.isArray(properties.className)) {
      head.classes.push(...properties.className.map(String));
    }
    if (tagName === 'title') {
      head.title = text;
    }
    if (tagName === 'script' && properties.type === 'application/ld+json') {
      head.data.push(text);
    }
    if (tagName === 'meta') {
      const name = properties.name ?? properties.property ?? properties.httpEquiv;
      head.meta.set(String(name), String(properties.content ?? ''));
    }
    if (tagName === 'link') {
      const relation = String(properties.rel);
      if (!head.links.has(relation)) {
        head.links.set(relation, String(properties.href ?? ''));
      }
    }
  });
  return head;
}

const parser = unified().use(rehypeParse);
