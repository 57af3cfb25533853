import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {drawingProject} from '../playground/drawingProject';
import {rememberProject} from '../playground/rememberProject';
import {type Block, rememberSamples} from '../sampleTypes/rememberSamples';
import {highlight} from './highlight';
import {parseMeta} from './parseMeta';

/**
 * Highlights every fenced block at build time and hands the result, a compact HTML string, to `CodeSample`.
 * Readers get no highlighter and no tree of tokens. `plugins/sampleTypes` reads the types of the same blocks, and
 * those that draw something get the name of their project in the playground.
 */
export const codeSamples: Plugin<[], Root> = () => async (tree, file) => {
  const elements: {pre: Element; code: Element}[] = [];
  const demos = new Set<Element>();
  visit(tree, 'element', (pre, _index, parent) => {
    const [code] = pre.children;
    // The frame around a demo has the buttons for its code.
    if (parent?.type === 'mdxJsxFlowElement' && parent.name === 'DemoFrame') demos.add(pre);
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
  const page = blocks.map(({props, ...block}) => ({...block, verdict: props.verdict}));
  blocks.forEach(({pre, props}, index) => {
    const block = page[index];
    const project = block && !demos.has(pre) ? drawingProject(block, page) : undefined;
    replace(pre, {...props, types: types[index], sample: project && rememberProject(project)});
  });
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
