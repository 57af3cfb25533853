import {createRequire} from 'node:module';
import {createElement, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Thumbnail as PlayerThumbnail} from '@remotion/player';
import fc from 'fast-check';
import {transform} from 'sucrase';
import {describe, expect, test} from 'vitest';
import {expectSyntaxError} from '../reading/expectSyntaxError.ts';
import {addNode, removeNode, setNode} from './editTiming.ts';
import {getActiveNodes} from './getActiveNodes.ts';
import {readTiming} from './readTiming.ts';
import {
  createComponentNode,
  countNodes,
  initialTiming,
  maxNodes,
  type NodeKind,
  getRules,
  type TimingNode,
  type TimingState,
} from './TimingNode.ts';
import {getTimingView} from './getTimingView.ts';
import {writeTiming} from './writeTiming.ts';

// The packages are CommonJS; as modules they would load a second copy of `remotion`.
const require = createRequire(import.meta.url);
const {Thumbnail} = require('@remotion/player') as {Thumbnail: typeof PlayerThumbnail};
const {Sequence, Series, Loop, Freeze, useCurrentFrame} = require('remotion') as typeof import('remotion');

const names = ['Title', 'Pulse', 'Logo'];

/** Creates a component from the code, in which components print the frame that they see. */
function compile(code: string): () => ReactNode {
  const {code: script} = transform(code, {
    transforms: ['jsx'],
    production: true,
    jsxPragma: 'h',
    jsxFragmentPragma: 'F',
  });
  const own = names.map((name) => () => createElement('i', null, `${name} ${useCurrentFrame()}`));
  const run = new Function('h', 'F', 'Sequence', 'Series', 'Loop', 'Freeze', ...names, `return (${script})`);
  return () => run(createElement, Fragment, Sequence, Series, Loop, Freeze, ...own) as ReactNode;
}

/** Returns what the components see when the toolkit renders the code at a frame, in order. */
function getDrawn(code: string, durationInFrames: number, frame: number): string[] {
  const markup = renderToStaticMarkup(
    createElement(Thumbnail, {
      component: compile(code),
      compositionWidth: 100,
      compositionHeight: 100,
      durationInFrames,
      fps: 30,
      frameToDisplay: frame,
    }),
  );
  // After an error, the boundary is empty.
  expect(markup).not.toContain('<template');
  return [...markup.matchAll(/<i>(.*?)<\/i>/g)].map(([, seen = '']) => seen);
}

function getSeen(nodes: readonly TimingNode[], frames: ReadonlyMap<string, number>, parent = ''): string[] {
  return nodes.flatMap((node, index) => {
    const path = parent === '' ? `${index}` : `${parent}.${index}`;
    if (node.kind !== 'component') {
      return getSeen(node.children, frames, path);
    }
    return frames.has(path) ? `${node.name} ${frames.get(path)}` : [];
  });
}

function createValuesArbitrary(kind: NodeKind): fc.Arbitrary<TimingNode['values']> {
  return fc.record(
    Object.fromEntries(
      getRules(kind).map(({name, min}) => [
        name,
        name === 'times' ? fc.integer({min: 0, max: 4}) : fc.integer({min: Math.max(-30, min), max: 60}),
      ]),
    ),
    {requiredKeys: getRules(kind).flatMap(({name, empty}) => (empty === undefined ? [name] : []))},
  );
}

const {node: anyNode} = fc.letrec<{node: TimingNode; entry: TimingNode}>((tie) => ({
  node: fc.oneof(
    {maxDepth: 4, depthIdentifier: 'timing', withCrossShrink: true},
    fc.constantFrom(...names).map(createComponentNode),
    ...(['Sequence', 'Loop', 'Freeze'] as const).map((kind) =>
      fc.record({
        kind: fc.constant(kind),
        values: createValuesArbitrary(kind),
        children: fc.array(tie('node'), {minLength: 1, maxLength: 2, depthIdentifier: 'timing'}),
      }),
    ),
    fc.record({
      kind: fc.constant('Series' as const),
      values: fc.constant({}),
      children: fc.array(tie('entry'), {minLength: 1, maxLength: 3, depthIdentifier: 'timing'}),
    }),
  ),
  entry: fc.record({
    kind: fc.constant('Series.Sequence' as const),
    values: createValuesArbitrary('Series.Sequence'),
    children: fc.array(tie('node'), {minLength: 1, maxLength: 2, depthIdentifier: 'timing'}),
  }),
}));

const anyTiming: fc.Arbitrary<TimingState> = fc
  .record({
    durationInFrames: fc.integer({min: 1, max: 150}),
    nodes: fc.array(anyNode, {minLength: 1, maxLength: 3}),
  })
  .filter(({nodes}) => countNodes(nodes) <= maxNodes);

describe('the code of a timing', () => {
  test('is parsed into the same state, on several lines and in a URL', () => {
    fc.assert(
      fc.property(anyTiming, (state) => {
        const code = writeTiming(state);
        expect(readTiming(code)).toEqual(state);
        expect(readTiming(code.replaceAll(/\s+/g, ' '))).toEqual(state);
      }),
    );
  });

  test('shows every child the same frame as the toolkit', () => {
    fc.assert(
      fc.property(anyTiming, fc.integer({min: 0, max: 149}), (state, frame) => {
        const at = frame % state.durationInFrames;
        expect(getSeen(state.nodes, getActiveNodes(state, at))).toEqual(
          getDrawn(writeTiming(state), state.durationInFrames, at),
        );
      }),
      {numRuns: 250},
    );
  });

  test('matches the toolkit at every frame of the initial state', () => {
    expect(getDrawn(writeTiming(initialTiming), initialTiming.durationInFrames, 35)).toEqual(['Title 35', 'Pulse 5']);
    for (let frame = 0; frame < initialTiming.durationInFrames; frame++) {
      expect(getSeen(initialTiming.nodes, getActiveNodes(initialTiming, frame)), `frame ${frame}`).toEqual(
        getDrawn(writeTiming(initialTiming), initialTiming.durationInFrames, frame),
      );
    }
  });

  test('may be inside a component or an <AbsoluteFill>, and have no duration', () => {
    const text = `export const Scene = () => {
      return <AbsoluteFill style={{color: 'red'}}>
        <Sequence from={2 * 30} durationInFrames={40} name="Title">{/* first */}<Title size={3} /></Sequence>
      </AbsoluteFill>;
    };`;
    const node = {kind: 'Sequence', values: {from: 60, durationInFrames: 40}, children: [createComponentNode('Title')]};
    expect(readTiming(text)).toEqual({durationInFrames: 100, nodes: [node]});
  });

  test.each([
    ['spring({frame, fps})', /No JSX element/, undefined],
    ['<></>', /is empty/, 0],
    ['<Sequence from={10}><Title /></Series>', /Unexpected “<”/, 29],
    ['<Sequence from={10}><Title />', /ends too early/, 29],
    ['<Sequence from="10"><Title /></Sequence>', /number in braces, such as from=\{30\}/, 15],
    ['<Sequence from={start}><Title /></Sequence>', /from must be a number/, 16],
    ['<Sequence from={1.5}><Title /></Sequence>', /whole number/, 16],
    ['<Sequence durationInFrames={0}><Title /></Sequence>', /from 1 to 1000/, 28],
    ['<Sequence offset={1}><Title /></Sequence>', /<Sequence> has no prop “offset”. Use from/, 10],
    ['<Sequence {...props}><Title /></Sequence>', /Spread/, 10],
    ['<Loop><Title /></Loop>', /<Loop> needs durationInFrames/, 0],
    ['<Freeze frame={1}>Hello</Freeze>', /Text has no timing/, 18],
    ['<Freeze frame={1}>{title}</Freeze>', /braces/, 18],
    ['<Series><Title /></Series>', /only contain <Series.Sequence>/, 0],
    ['<Series.Sequence durationInFrames={1}></Series.Sequence>', /without children/, 0],
    [
      '<Sequence><Series.Sequence durationInFrames={1}><A /></Series.Sequence></Sequence>',
      /direct child of a <Series>/,
      0,
    ],
    ['<div><Title /></div>', /<div> isn’t supported/, 0],
    ['<Fade><Title /></Fade>', /Remove <Fade>/, 0],
    ['/* 5000 frames */ <Title />', /of 1 to 1000 frames/, undefined],
  ])('that is %s is rejected with the error and its position', (text, message, start) => {
    expect(expectSyntaxError(() => readTiming(text))).toEqual({message: expect.stringMatching(message), start});
  });
});

describe('the timeline', () => {
  test('shows a bar for every frame at which something is mounted, and for no other', () => {
    fc.assert(
      fc.property(anyTiming, (state) => {
        for (const {path, bars} of getTimingView(state).rows) {
          for (let frame = 0; frame < state.durationInFrames; frame++) {
            expect(bars.filter(({first, last}) => first <= frame && frame <= last)).toHaveLength(
              getActiveNodes(state, frame).has(path) ? 1 : 0,
            );
          }
        }
      }),
      {numRuns: 50},
    );
  });

  test('has a row for every element, in the order of the code', () => {
    expect(getTimingView(initialTiming).rows.map(({path, depth}) => [path, depth])).toEqual([
      ['0', 0],
      ['0.0', 1],
      ['0.0.0', 2],
      ['0.1', 1],
      ['0.1.0', 2],
      ['0.1.0.0', 3],
      ['1', 0],
      ['1.0', 1],
      ['1.0.0', 2],
    ]);
  });
});

describe('editing', () => {
  test('changes one element, adds elements next to it and inside it, and removes them', () => {
    const nodes = readTiming('<Sequence from={5}><Title /></Sequence>').nodes;
    expect(
      writeTiming({durationInFrames: 60, nodes: setNode(nodes, '0', (node) => ({...node, values: {}}))}),
    ).toContain('<Sequence>');
    const added = addNode(nodes, '0', 'Series');
    expect(readTiming(writeTiming({durationInFrames: 60, nodes: added})).nodes).toEqual(added);
    expect(added[0]?.children[1]).toMatchObject({kind: 'Series', children: [{kind: 'Series.Sequence'}]});
    expect(removeNode(added, '0.1')).toEqual(nodes);
  });

  test('always leaves a state that can be parsed', () => {
    const kinds = ['Sequence', 'Series', 'Loop', 'Freeze', 'component'] as const;
    fc.assert(
      fc.property(anyTiming, fc.constantFrom(...kinds), fc.nat(), (state, kind, at) => {
        const {rows} = getTimingView(state);
        const {path = '0'} = rows[at % rows.length] ?? {};
        for (const nodes of [addNode(state.nodes, path, kind), removeNode(state.nodes, path)]) {
          if (nodes.length > 0 && countNodes(nodes) <= maxNodes) {
            expect(readTiming(writeTiming({...state, nodes})).nodes).toEqual(nodes);
          }
        }
      }),
    );
  });
});
