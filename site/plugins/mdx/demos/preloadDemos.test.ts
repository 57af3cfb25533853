import type {Root, RootContent} from 'hast';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import {preloadDemos} from './preloadDemos.ts';

function createDemo(name: string): RootContent {
  const facts = {name, poster: `/posters/${name}.avif`, loads: 'near', caption: 'A caption'};
  const value = {type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(facts)} as const;
  return {
    type: 'mdxJsxFlowElement',
    name: 'DemoFigure',
    attributes: [{type: 'mdxJsxAttribute', name: 'facts', value}],
    children: [],
  };
}

/** Returns the statements that the plugin adds to a page, as JSON. */
function addStatements(...children: RootContent[]): readonly string[] {
  const tree: Root = {type: 'root', children};
  return unified()
    .use(preloadDemos)
    .runSync(tree)
    .children.flatMap((node) => (node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : []))
    .map((statement) => JSON.stringify(statement));
}

describe('preloadDemos', () => {
  test('loads the first demo of the first screen', () => {
    const [imported, called, ...others] = addStatements(createDemo('bars'), createDemo('tiles'));
    expect(imported).toContain('"@site/src/components/player/preloadDemo"');
    expect(called).toContain('"CallExpression"');
    expect(called).toContain('"/posters/bars.avif"');
    expect(called).not.toContain('caption');
    expect(others).toEqual([]);
  });

  test('loads nothing on pages without a demo, or with demos below the first screen', () => {
    const below: RootContent = {
      type: 'mdxJsxFlowElement',
      name: 'BelowTheFold',
      attributes: [],
      children: [createDemo('bars')] as never,
    };
    expect(addStatements({type: 'text', value: 'Text'}, below)).toEqual([]);
  });
});
