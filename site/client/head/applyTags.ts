import type {Tag} from './listTags.ts';

/** Marks the elements that pages change. `react-helmet-async` writes it on the server. */
const mark = 'data-rh';

const roots: Readonly<Record<string, Element>> = {html: document.documentElement, body: document.body};

/** The attributes of `html` and `body` that the current page has set. */
let rootAttributes: readonly {readonly root: string; readonly name: string}[] = [];

/**
 * Changes the head of the document, and the attributes of `html` and `body`, to what the components of a page want. Tags
 * of later components replace those of earlier ones.
 */
export function applyTags(components: readonly (readonly Tag[])[]): void {
  const tags = components.flat();
  applyRootAttributes(tags.filter(({type}) => type in roots));
  const title = tags.findLast(({type}) => type === 'title');
  if (title) {
    document.title = getText(title);
  }
  const lastComponents = new Map(components.flatMap((list) => list.map((tag) => [getKey(tag), list] as const)));
  const wanted = components.flatMap((list) =>
    list.filter((tag) => tag.type !== 'title' && !(tag.type in roots) && lastComponents.get(getKey(tag)) === list),
  );
  const present = [...document.head.querySelectorAll(`[${mark}]:not(title)`)];
  const elements = wanted.map(createElement);
  document.head.append(...elements.filter((element) => !hasEqual(present, element)));
  present.filter((element) => !hasEqual(elements, element)).forEach((element) => element.remove());
}

function hasEqual(list: readonly Element[], element: Element): boolean {
  return list.some((one) => one.isEqualNode(element));
}

function applyRootAttributes(tags: readonly Tag[]): void {
  const wanted = tags.flatMap((tag) => listAttributes(tag).map(([name, value]) => ({root: tag.type, name, value})));
  for (const {root, name} of rootAttributes) {
    if (!wanted.some((one) => one.root === root && one.name === name)) {
      roots[root]?.removeAttribute(name);
    }
  }
  for (const {root, name, value} of wanted) {
    // Setting the language or the direction restyles all elements, even if it's the same.
    if (roots[root]?.getAttribute(name) !== value) {
      roots[root]?.setAttribute(name, value);
    }
  }
  rootAttributes = wanted;
}

/** Tags with the same key describe the same thing. */
function getKey(tag: Tag): string {
  const {name, property, rel, href} = tag.props;
  const what = name ?? property ?? (rel === 'canonical' ? rel : href) ?? getText(tag);
  return `${tag.type} ${String(what)}`;
}

function createElement(tag: Tag): Element {
  const element = document.createElement(tag.type);
  element.setAttribute(mark, 'true');
  listAttributes(tag).forEach(([name, value]) => element.setAttribute(name, value));
  element.textContent = getText(tag);
  return element;
}

/** Names are case-insensitive in HTML. */
function listAttributes({props}: Tag): readonly (readonly [name: string, value: string])[] {
  return Object.entries(props).flatMap(([name, value]) =>
    name === 'children' || value === undefined ? [] : [[name === 'className' ? 'class' : name, String(value)] as const],
  );
}

function getText({props: {children = ''}}: Tag): string {
  return [children].flat().join('');
}
