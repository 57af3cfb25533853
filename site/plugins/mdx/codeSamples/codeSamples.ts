import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {parseMeta} from '../../../../packages/content-model/samples/parseMeta.ts';
import {createSampleProject} from '../../../../packages/playground-core/sample/createSampleProject.ts';
import {getSampleKey} from '../../data/playground/readLiveSamples.ts';
import {
  type Block,
  createTypeKey,
  createTypeKeys,
} from '../../../../packages/content-model/samples/types/typedPages.ts';
import {getText} from '../../hast/getText.ts';
import {createImport} from '../createImport.ts';
import {highlight} from './highlight.ts';

/**
 * Highlights every fenced code block at build time and passes the result, a compact HTML string, to `CodeSample`.
 * Readers don't download a highlighter or a syntax tree. `plugins/data/sampleTypes` reads the types of the same blocks.
 * A `live` block becomes a `LiveSample` with the key of its project, which the playground loads.
 */
export const codeSamples: Plugin<[], Root> = () => async (tree, file) => {
  const elements: {pre: Element; code: Element}[] = [];
  visit(tree, 'element', (pre) => {
    const [code] = pre.children;
    if (pre.tagName === 'pre' && code?.type === 'element' && code.tagName === 'code') {
      elements.push({pre, code});
    }
  });
  const blocks: HighlightedBlock[] = [];
  for (const {pre, code} of elements) {
    const language = getLanguage(code);
    const meta = parseMeta(String(code.data?.meta ?? code.properties.metastring ?? ''));
    if (meta instanceof Error) {
      return file.fail(meta.message, code.position);
    }
    const source = getText(code).replace(/\n$/, '');
    const html = await highlight(source, language, meta.lines);
    if (html instanceof Error) {
      return file.fail(html.message, code.position);
    }
    const {title, verdict, isLive} = meta;
    const caption = getCaption(title ?? (isLive && !verdict ? language.toUpperCase() : undefined), verdict);
    // Blocks that other plugins create aren't in the source of the page.
    const isWritten = code.position !== undefined;
    blocks.push({language, title, code: source, pre, isLive, isWritten, props: {html, language, caption, verdict}});
  }
  const written = blocks.filter(({isWritten}) => isWritten);
  const keys = new Map(createTypeKeys(written).map((key, index) => [written[index], key]));
  blocks.forEach((block) => {
    const types = block.isWritten ? keys.get(block) : createTypeKey(block);
    const sample = block.isLive ? getSampleKey(createSampleProject(block, blocks)) : undefined;
    replace(block.pre, sample ? 'LiveSample' : 'CodeSample', {...block.props, types, sample});
  });
  if (blocks.some(({isLive}) => isLive)) {
    tree.children.unshift(createImport({imported: 'LiveSample', local: 'LiveSample'}, liveSample));
  }
};

/** Only pages with a `live` block load it. */
const liveSample = '@site/src/components/authors/LiveSample/LiveSample';

type Props = Readonly<Record<string, string | undefined>>;

type HighlightedBlock = Block & {
  readonly pre: Element;
  readonly isLive: boolean;
  readonly isWritten: boolean;
  readonly props: Props;
};

/** Returns the title of a block: `src/Title.tsx`, `Wrong`, `Right: src/Title.tsx`. */
function getCaption(title: string | undefined, verdict: 'wrong' | 'right' | undefined): string | undefined {
  const judgment = verdict && {wrong: 'Wrong', right: 'Right'}[verdict];
  return judgment && title ? `${judgment}: ${title}` : (judgment ?? title);
}

function getLanguage(code: Element): string {
  const classes = code.properties.className;
  const name = Array.isArray(classes) ? classes.map(String).find((item) => item.startsWith('language-')) : undefined;
  return name?.slice('language-'.length) ?? 'text';
}

function replace(pre: Element, name: string, props: Props): void {
  const element: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).flatMap(([prop, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name: prop, value}],
    ),
    children: [],
  };
  Object.assign(pre, element);
}
