import type {Element} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {BlockContent, DefinitionContent, List, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {findElements} from '../../hast/findElements.ts';
import {getText} from '../../hast/getText.ts';
import {hasClass} from './hasClass.ts';

/** Converts the site's own components to Markdown where the default handlers for HTML don't fit. */
export const elementHandlers: Readonly<Record<string, Handle>> = {
  figure: (state, node) => (hasClass(node, 'theme-code-block') ? findSample(node) : state.toFlow(state.all(node))),
  div: (state, node) => {
    if (hasClass(node, 'theme-admonition')) {
      return createNote(state, node);
    }
    if (hasClass(node, 'tabs-container')) {
      return findVariants(state, node);
    }
    if (hasClass(node, 'grid') && findCards(node).length > 0) {
      return createList(findCards(node).map((card) => getCardText(state, card)));
    }
    return state.toFlow(state.all(node));
  },
  dl: (state, node) => createList(findFacts(node).map((fact) => getFactText(state, fact))),
  summary: (state, node) => createParagraph([{type: 'strong', children: toPhrasing(state, node)}]),
};

/** A code sample; its caption, usually a file name, becomes the title of the fence. */
function findSample(figure: Element): RootContent | undefined {
  const [code] = findElements(figure, 'code');
  if (!code) {
    return undefined;
  }
  const [caption] = findElements(figure, 'figcaption');
  const title = caption && getText(caption).trim();
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
  return {
    type: 'code',
    lang: language,
    meta: title ? `title="${title}"` : null,
    value: getText(code).replace(/\n$/, ''),
  };
}

/** An admonition as a blockquote that begins with its title. */
function createNote(state: State, {children}: Element): RootContent {
  const [heading, content] = children.filter((child) => child.type === 'element');
  const title: PhrasingContent[] = heading ? [{type: 'strong', children: toPhrasing(state, heading)}] : [];
  return {type: 'blockquote', children: [createParagraph(title), ...(content ? toFlow(state, content) : [])]};
}

/** The tabs in order, each under its label. */
function findVariants(state: State, container: Element): Flow[] {
  const panels = container.children
    .flatMap((child) => (child.type === 'element' && child.tagName === 'div' ? child.children : []))
    .filter((child) => child.type === 'element')
    .filter(({properties}) => properties.role === 'tabpanel');
  const [tabs] = findElements(container, 'ul');
  const labels = tabs ? findElements(tabs, 'li') : [];
  return panels.flatMap((panel, index) => [
    createParagraph([{type: 'strong', children: [{type: 'text', value: labels[index] ? getText(labels[index]) : ''}]}]),
    ...toFlow(state, panel),
  ]);
}

function findCards({children}: Element): Element[] {
  return children.filter((child) => child.type === 'element').filter((child) => hasClass(child, 'card'));
}

function getCardText(state: State, card: Element): PhrasingContent[] {
  const [link, text] = card.children.filter((child) => child.type === 'element');
  const words = text ? toPhrasing(state, text) : [];
  return [...(link ? toPhrasing(state, {...card, children: [link]}) : []), ...separateItems(words)];
}

type Fact = {
  readonly name: Element;
  readonly values: readonly Element[];
};

function findFacts(list: Element): Fact[] {
  const terms = list.children
    .filter((child) => child.type === 'element')
    .flatMap((child) =>
      child.tagName === 'div' ? child.children.filter((inner) => inner.type === 'element') : [child],
    );
  return terms.flatMap((name, index) => {
    const rest = terms.slice(index + 1);
    const next = rest.findIndex(({tagName}) => tagName === 'dt');
    return name.tagName === 'dt' ? {name, values: rest.slice(0, next === -1 ? undefined : next)} : [];
  });
}

function getFactText(state: State, {name, values}: Fact): PhrasingContent[] {
  const words = values.flatMap((value, index): PhrasingContent[] => [
    ...(index > 0 ? [{type: 'text' as const, value: ', '}] : []),
    ...toPhrasing(state, value),
  ]);
  return [...toPhrasing(state, name), ...separateItems(words)];
}

function separateItems(words: readonly PhrasingContent[]): PhrasingContent[] {
  return words.length === 0 ? [] : [{type: 'text', value: ': '}, ...words];
}

function createList(items: readonly PhrasingContent[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({type: 'listItem', spread: false, children: [createParagraph(item)]})),
  };
}

function createParagraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/** Returns the text with line breaks replaced by spaces. */
function toPhrasing(state: State, node: Element): PhrasingContent[] {
  return toFlow(state, node).flatMap((block, index) => [
    ...(index > 0 ? [{type: 'text' as const, value: ' '}] : []),
    ...(block.type === 'paragraph' || block.type === 'heading' ? block.children : []),
  ]);
}

type Flow = BlockContent | DefinitionContent;

function toFlow(state: State, node: Element): Flow[] {
  return state.toFlow(state.all(node));
}
