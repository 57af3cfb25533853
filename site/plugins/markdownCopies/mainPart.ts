import type {Element, Nodes, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {hasClass} from './hasClass';

/**
 * What a page says, as a tree of HTML: its main part as readers without scripts see it. Navigation, controls and
 * drawings are left out; of a tool, its name and its samples are kept. Undefined when the page has no main part.
 */
export const mainPart = (html: string): Root | undefined => {
  // What stands around it is more than the part itself.
  const page = parser.parse(html.slice(Math.max(html.indexOf('<main'), 0), html.lastIndexOf('</main>')));
  const main = find(page, (element) => hasClass(element, 'theme-doc-markdown')) ?? find(page, isMain);
  if (!main) return undefined;
  const part: Root = {type: 'root', children: main.children};
  visit(part, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'element' && isTool(node)) return void (node.children = restOf(node));
    if (!isLeftOut(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return part;
};

const parser = unified().use(rehypeParse, {fragment: true});

const isMain = ({tagName}: Element): boolean => tagName === 'main';

const find = (tree: Root, matches: (element: Element) => boolean): Element | undefined => {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!matches(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
};

const leftOut = new Set([
  ...['button', 'canvas', 'fieldset', 'form', 'input', 'label', 'nav', 'output', 'script', 'select', 'style', 'svg'],
  ...['template', 'textarea'],
]);

const isLeftOut = (node: Nodes): boolean => {
  if (node.type !== 'element') return node.type === 'comment' || node.type === 'doctype';
  return (
    leftOut.has(node.tagName) ||
    hasClass(node, 'needs-script') ||
    hasClass(node, 'hash-link') ||
    // Of a post: its tags, and the links to its source and to itself.
    (node.tagName === 'footer' && hasClass(node, 'docusaurus-mt-lg')) ||
    node.properties.ariaHidden === 'true'
  );
};

/** A tool is worked with scripts: what it shows at first is an example. */
const isTool = ({tagName, properties}: Element): boolean =>
  tagName === 'section' && properties.dataSearch === 'ignore' && typeof properties.ariaLabel === 'string';

const restOf = (tool: Element): Element[] => {
  const rest: Element[] = [];
  visit(tool, 'element', (element, _index, parent) => {
    if (element.tagName === 'pre' && parent) rest.push(element);
  });
  const name: Element = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{type: 'text', value: `On the page, to try: ${String(tool.properties.ariaLabel)}.`}],
  };
  return [name, ...rest];
};
