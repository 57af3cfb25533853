import type {Element, Nodes, Root} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {getText} from '../../hast/getText.ts';
import {hasClass} from './hasClass.ts';

/**
 * Returns the main content of a page as readers without JavaScript see it. Leaves out navigation, controls and images.
 * Of an interactive tool, only the name and the samples remain. Returns undefined if the page has no `<main>`.
 */
export function getMainPart(html: string): Root | undefined {
  // The wrapper contains more than the content.
  const page = parser.parse(html.slice(Math.max(html.indexOf('<main'), 0), html.lastIndexOf('</main>')));
  const main = find(page, (element) => hasClass(element, 'theme-doc-markdown')) ?? find(page, isMain);
  if (!main) {
    return undefined;
  }
  const part: Root = {type: 'root', children: main.children};
  visit(part, (node, index, parent) => {
    if (!parent || index === undefined) {
      return undefined;
    }
    if (node.type === 'element' && isTool(node)) {
      return void (node.children = getRest(node));
    }
    if (isLeftOut(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === 'element' && node.tagName === 'code' && isBlock(parent)) {
      // Highlighted code consists of an element for each token, and everything after this would visit all of them.
      node.children = [{type: 'text', value: getText(node)}];
      return SKIP;
    }
    if (isInline(node) && isInline(parent.children[index - 1]) && [node, parent.children[index - 1]].some(isLink)) {
      parent.children.splice(index, 0, {type: 'text', value: ' '});
      return index + 2;
    }
    return undefined;
  });
  return part;
}

const parser = unified().use(rehypeParse, {fragment: true});

function isMain({tagName}: Element): boolean {
  return tagName === 'main';
}

function find(tree: Root, matches: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!matches(element)) {
      return undefined;
    }
    found = element;
    return EXIT;
  });
  return found;
}

const leftOut = new Set([
  ...['button', 'canvas', 'fieldset', 'form', 'input', 'label', 'nav', 'output', 'script', 'select', 'style', 'svg'],
  ...['template', 'textarea', 'wbr'],
]);

function isLeftOut(node: Nodes): boolean {
  if (node.type !== 'element') {
    return node.type === 'comment' || node.type === 'doctype';
  }
  return (
    leftOut.has(node.tagName) ||
    hasClass(node, 'needs-script') ||
    hasClass(node, 'hash-link') ||
    // The tags of a post, and its links to its source and to itself.
    (node.tagName === 'footer' && hasClass(node, 'docusaurus-mt-lg')) ||
    node.properties.ariaHidden === 'true'
  );
}

/** On the page, CSS puts a gap between a link and the inline element next to it, as between two buttons. */
function isInline(node: Nodes | undefined): boolean {
  return node?.type === 'element' && (node.tagName === 'a' || node.tagName === 'span');
}

function isLink(node: Nodes | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'a';
}

function isBlock(parent: Nodes): boolean {
  return parent.type === 'element' && parent.tagName === 'pre';
}

/** A tool needs JavaScript, and its initial state is only an example. */
function isTool({tagName, properties}: Element): boolean {
  return (
    (tagName === 'section' || tagName === 'figure') &&
    properties.dataSearch === 'ignore' &&
    typeof properties.ariaLabel === 'string'
  );
}

function getRest(tool: Element): Element[] {
  const rest: Element[] = [];
  visit(tool, 'element', (element, _index, parent) => {
    if (element.tagName === 'pre' && parent) {
      rest.push(element);
    }
  });
  const title = String(tool.properties.ariaLabel).replace(/^Try the (\w+): /, '$1 with ');
  const name: Element = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{type: 'text', value: `The page has an interactive example here: ${title}.`}],
  };
  return [name, ...rest];
}
