import type {Element} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {BlockContent, DefinitionContent, List, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {elementsIn, textOf} from './elements';
import {hasClass} from './hasClass';

/** How the parts that pages are made of become Markdown, where it is otherwise than for any HTML. */
export const handlers: Readonly<Record<string, Handle>> = {
  figure: (state, node) => (hasClass(node, 'theme-code-block') ? sampleOf(node) : state.toFlow(state.all(node))),
  div: (state, node) => {
    if (hasClass(node, 'theme-admonition')) return noteOf(state, node);
    if (hasClass(node, 'tabs-container')) return variantsOf(state, node);
    if (hasClass(node, 'grid') && cardsOf(node).length > 0)
      return listOf(cardsOf(node).map((card) => cardText(state, card)));
    return state.toFlow(state.all(node));
  },
  dl: (state, node) => listOf(factsOf(node).map((fact) => factText(state, fact))),
  summary: (state, node) => paragraph([{type: 'strong', children: phrasing(state, node)}]),
};

/** A sample with its caption, the name of a file for the most part, as the title of the fence. */
const sampleOf = (figure: Element): RootContent | undefined => {
  const [code] = elementsIn(figure, 'code');
  if (!code) return undefined;
  const [caption] = elementsIn(figure, 'figcaption');
  const title = caption && textOf(caption).trim();
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
  return {
    type: 'code',
    lang: language,
    meta: title ? `title="${title}"` : null,
    value: textOf(code).replace(/\n$/, ''),
  };
};

/** A note as a quotation that begins with the note's title. */
const noteOf = (state: State, {children}: Element): RootContent => {
  const [heading, content] = children.filter((child) => child.type === 'element');
  const title: PhrasingContent[] = heading ? [{type: 'strong', children: phrasing(state, heading)}] : [];
  return {type: 'blockquote', children: [paragraph(title), ...(content ? flow(state, content) : [])]};
};

/** Variants one after the other, each below the label of its tab. */
const variantsOf = (state: State, container: Element): Flow[] => {
  const panels = container.children
    .flatMap((child) => (child.type === 'element' && child.tagName === 'div' ? child.children : []))
    .filter((child) => child.type === 'element')
    .filter(({properties}) => properties.role === 'tabpanel');
  const [tabs] = elementsIn(container, 'ul');
  const labels = tabs ? elementsIn(tabs, 'li') : [];
  return panels.flatMap((panel, index) => [
    paragraph([{type: 'strong', children: [{type: 'text', value: labels[index] ? textOf(labels[index]) : ''}]}]),
    ...flow(state, panel),
  ]);
};

const cardsOf = ({children}: Element): Element[] =>
  children.filter((child) => child.type === 'element').filter((child) => hasClass(child, 'card'));

const cardText = (state: State, card: Element): PhrasingContent[] => {
  const [link, text] = card.children.filter((child) => child.type === 'element');
  const words = text ? phrasing(state, text) : [];
  return [...(link ? phrasing(state, {...card, children: [link]}) : []), ...separated(words)];
};

interface Fact {
  readonly name: Element;
  readonly value: Element | undefined;
}

const factsOf = (list: Element): Fact[] => {
  const terms = list.children
    .filter((child) => child.type === 'element')
    .flatMap((child) =>
      child.tagName === 'div' ? child.children.filter((inner) => inner.type === 'element') : [child],
    );
  return terms.flatMap((term, index) => (term.tagName === 'dt' ? {name: term, value: terms[index + 1]} : []));
};

const factText = (state: State, {name, value}: Fact): PhrasingContent[] => [
  ...phrasing(state, name),
  ...separated(value ? phrasing(state, value) : []),
];

const separated = (words: readonly PhrasingContent[]): PhrasingContent[] =>
  words.length === 0 ? [] : [{type: 'text', value: ': '}, ...words];

const listOf = (items: readonly PhrasingContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({type: 'listItem', spread: false, children: [paragraph(item)]})),
});

const paragraph = (children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** Text, with the ends of paragraphs in it as spaces. */
const phrasing = (state: State, node: Element): PhrasingContent[] =>
  flow(state, node).flatMap((block, index) => [
    ...(index > 0 ? [{type: 'text' as const, value: ' '}] : []),
    ...(block.type === 'paragraph' || block.type === 'heading' ? block.children : []),
  ]);

type Flow = BlockContent | DefinitionContent;

const flow = (state: State, node: Element): Flow[] => state.toFlow(state.all(node));
