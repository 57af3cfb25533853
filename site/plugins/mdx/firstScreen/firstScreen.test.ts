import type {Root, RootContent} from 'hast';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import {firstScreen} from './firstScreen.ts';

const words = 'Remotion renders each frame in a browser. '.repeat(8);
const paragraph = `<p>${words}</p>`;

function parse(html: string): RootContent[] {
  return unified().use(rehypeParse, {fragment: true}).parse(html).children as RootContent[];
}

function transform(...children: RootContent[]): RootContent[] {
  const tree: Root = {type: 'root', children};
  return unified().use(firstScreen).runSync(tree).children;
}

function createComponent(name: string, attributes: Readonly<Record<string, string>> = {}): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: [],
  };
}

function getNames(nodes: readonly RootContent[]): readonly string[] {
  return nodes.map((node) => {
    if (node.type === 'mdxJsxFlowElement') {
      return node.name ?? '';
    }
    return node.type === 'element' ? node.tagName : node.type;
  });
}

describe('firstScreen', () => {
  test('does not change a page that fits on a screen', () => {
    expect(getNames(transform(...parse(paragraph.repeat(5))))).toEqual(Array.from({length: 5}, () => 'p'));
  });

  test('wraps what is below the first screen, in order', () => {
    const children = transform(...parse(`${paragraph.repeat(12)}<h2>Below</h2>${paragraph.repeat(4)}`));
    const below = children.at(-1);
    expect(getNames(children)).toEqual([...Array.from({length: children.length - 1}, () => 'p'), 'BelowTheFold']);
    expect(below?.type === 'mdxJsxFlowElement' && getNames(below.children as RootContent[])).toEqual([
      ...Array.from({length: 12 - children.length + 1}, () => 'p'),
      'h2',
      ...Array.from({length: 4}, () => 'p'),
    ]);
  });

  test('reserves more height for more content', () => {
    const heights = [20, 40].map((count) => {
      const below = transform(...parse(paragraph.repeat(count))).at(-1);
      const [height] = below?.type === 'mdxJsxFlowElement' ? below.attributes : [];
      return parseInt(String(height?.value));
    });
    expect(heights[1]).toBeGreaterThan((heights[0] ?? NaN) * 2);
  });

  test('does not wrap less than a few paragraphs', () => {
    expect(getNames(transform(...parse(`${paragraph.repeat(8)}<p>The end.</p>`)))).not.toContain('BelowTheFold');
  });

  test('keeps imports at the top level of the page', () => {
    const children = transform(...parse(paragraph.repeat(40)), {type: 'mdxjsEsm', value: ''});
    expect(getNames(children)).toContain('mdxjsEsm');
    expect(getNames(children)).toContain('BelowTheFold');
  });

  test('takes the lines of code into account', () => {
    const sample = (lines: number): RootContent => createComponent('CodeSample', {html: 'x\n'.repeat(lines)});
    expect(getNames(transform(sample(60), ...parse(paragraph.repeat(4))))).toEqual(['CodeSample', 'BelowTheFold']);
    expect(getNames(transform(sample(3), ...parse(paragraph.repeat(4))))).toEqual(['CodeSample', 'p', 'p', 'p', 'p']);
  });

  test('takes videos, and the tallest tab, into account', () => {
    expect(
      getNames(
        transform(createComponent('DemoFigure'), createComponent('DemoFigure'), ...parse(paragraph.repeat(4))),
      ).at(-1),
    ).toBe('BelowTheFold');
    const tabs = {
      ...createComponent('Tabs'),
      children: [createComponent('Option'), createComponent('DemoFigure')],
    } as RootContent;
    expect(getNames(transform(tabs, tabs, ...parse(paragraph.repeat(4)))).at(-1)).toBe('BelowTheFold');
  });
});
