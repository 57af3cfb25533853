import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {type Block, rememberSamples} from '../sampleTypes/rememberSamples';
import {highlight} from './highlight';
import {parseMeta} from './parseMeta';

/**
 * Highlights every fenced block at build time and hands the result, a compact HTML string, to `CodeSample`.
 * Readers get no highlighter and no tree of tokens. `plugins/sampleTypes` reads the types of the same blocks.
 */
export const codeSamples: Plugin<[], Root> = () => async (tree, file) => {
  const elements: {pre: Element; code: Element}[] = [];
  visit(tree, 'element', (pre) => {
    const [code] = pre.children;
    if (pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') elements.push({pre, code});
  });
  const blocks: (Block & {readonly pre: Element; readonly props: Props})[] = [];
  for (const {pre, code} of elements) {
    const language = languageOf(code);
    const meta = parseMeta(String(code.data?.meta ?? code.properties.metastring ?? ''));
    if (meta instanceof Error) return file.fail(meta.message, code.position);
    const source = textOf(code).replace(/\n$/, '');
    const html = await highlight(source, language, meta.lines);
    if (html instanceof Error) return file.fail(html.message, code.position);
    const {title, verdict} = meta;
    blocks.push({language, title, code: source, pre, props: {html, language, title, verdict}});
  }
  const types = rememberSamples(blocks.map(({language, title, code}) => ({language, title, code})));
  blocks.forEach(({pre, props}, index) => replace(pre, {...props, types: types[index]}));
};

type Props = Readonly<Record<string, string | undefined>>;

const languageOf = (code: Element): string => {
  const classes = code.properties.className;
  const name = Array.isArray(classes) ? classes.map(String).find((item) => item.startsWith('language-')) : undefined;
  return name?.slice('language-'.length) ?? 'text';
};

const textOf = (element: Element): string =>
  element.children.map((child: ElementContent) => (child.type === 'text' ? child.value : '')).join('');

const replace = (pre: Element, props: Props): void => {
  const element: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: 'CodeSample',
    attributes: Object.entries(props).flatMap(([name, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
    ),
    children: [],
  };
  Object.assign(pre, element);
};
