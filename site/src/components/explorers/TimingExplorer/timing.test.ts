import {createRequire} from 'node:module';
import {createElement, Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Thumbnail as PlayerThumbnail} from '@remotion/player';
import fc from 'fast-check';
import {transform} from 'sucrase';
import {describe, expect, it} from 'vitest';
import {faultOf} from '../reading/faultOf';
import {addNode, removeNode, setNode} from './editTiming';
import {framesAt} from './framesAt';
import {readTiming} from './readTiming';
import {
  component,
  countNodes,
  firstTiming,
  mostNodes,
  type NodeKind,
  rulesOf,
  type TimingNode,
  type TimingState,
} from './TimingNode';
import {timingView} from './timingView';
import {writeTiming} from './writeTiming';

// The packages are CommonJS; as modules they would bring a second copy of `remotion`.
const require = createRequire(import.meta.url);
const {Thumbnail} = require('@remotion/player') as {Thumbnail: typeof PlayerThumbnail};
const {Sequence, Series, Loop, Freeze, useCurrentFrame} = require('remotion') as typeof import('remotion');

const names = ['Title', 'Pulse', 'Logo'];

/** The code as a component, with components that say what frame they see. */
const compile = (code: string): (() => ReactNode) => {
  const {code: script} = transform(code, {
    transforms: ['jsx'],
    production: true,
    jsxPragma: 'h',
    jsxFragmentPragma: 'F',
  });
  const own = names.map((name) => () => createElement('i', null, `${name} ${useCurrentFrame()}`));
  const run = new Function('h', 'F', 'Sequence', 'Series', 'Loop', 'Freeze', ...names, `return (${script})`);
  return () => run(createElement, Fragment, Sequence, Series, Loop, Freeze, ...own) as ReactNode;
};

/** What the components see when the toolkit draws the code at a frame, in their order. */
const drawn = (code: string, durationInFrames: number, frame: number): string[] => {
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
  // An error ends in an empty boundary.
  expect(markup).not.toContain('<template');
  return [...markup.matchAll(/<i>(.*?)<\/i>/g)].map(([, seen = '']) => seen);
};

const seenBy = (nodes: readonly TimingNode[], frames: ReadonlyMap<string, number>, parent = ''): string[] =>
  nodes.flatMap((node, index) => {
    const place = parent === '' ? `${index}` : `${parent}.${index}`;
    if (node.kind !== 'component') return seenBy(node.children, frames, place);
    return frames.has(place) ? `${node.name} ${frames.get(place)}` : [];
  });

const anyValues = (kind: NodeKind): fc.Arbitrary<TimingNode['values']> =>
  fc.record(
    Object.fromEntries(
      rulesOf(kind).map(({name, min}) => [
        name,
        name === 'times' ? fc.integer({min: 0, max: 4}) : fc.integer({min: Math.max(-30, min), max: 60}),
      ]),
    ),
    {requiredKeys: rulesOf(kind).flatMap(({name, empty}) => (empty === undefined ? [name] : []))},
  );

const {node: anyNode} = fc.letrec<{node: TimingNode; entry: TimingNode}>((tie) => ({
  node: fc.oneof(
    {maxDepth: 4, depthIdentifier: 'timing', withCrossShrink: true},
    fc.constantFrom(...names).map(component),
    ...(['Sequence', 'Loop', 'Freeze'] as const).map((kind) =>
      fc.record({
        kind: fc.constant(kind),
        values: anyValues(kind),
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
    values: anyValues('Series.Sequence'),
    children: fc.array(tie('node'), {minLength: 1, maxLength: 2, depthIdentifier: 'timing'}),
  }),
}));

const anyTiming: fc.Arbitrary<TimingState> = fc
  .record({
    durationInFrames: fc.integer({min: 1, max: 150}),
    nodes: fc.array(anyNode, {minLength: 1, maxLength: 3}),
  })
  .filter(({nodes}) => countNodes(nodes) <= mostNodes);

describe('the code of a timing', () => {
  it('is read back as the same state, in lines and in an address', () => {
    fc.assert(
      fc.property(anyTiming, (state) => {
        const code = writeTiming(state);
        expect(readTiming(code)).toEqual(state);
        expect(readTiming(code.replaceAll(/\s+/g, ' '))).toEqual(state);
      }),
    );
  });

  it('shows every child the frame that the toolkit shows it', () => {
    fc.assert(
      fc.property(anyTiming, fc.integer({min: 0, max: 149}), (state, frame) => {
        const at = frame % state.durationInFrames;
        expect(seenBy(state.nodes, framesAt(state, at))).toEqual(drawn(writeTiming(state), state.durationInFrames, at));
      }),
      {numRuns: 250},
    );
  });

  it('is the toolkit’s at every frame of the first timing', () => {
    expect(drawn(writeTiming(firstTiming), firstTiming.durationInFrames, 35)).toEqual(['Title 35', 'Pulse 5']);
    for (let frame = 0; frame < firstTiming.durationInFrames; frame++)
      expect(seenBy(firstTiming.nodes, framesAt(firstTiming, frame)), `frame ${frame}`).toEqual(
        drawn(writeTiming(firstTiming), firstTiming.durationInFrames, frame),
      );
  });

  it('may stand in a component, in an <AbsoluteFill>, and without a duration', () => {
    const text = `export const Scene = () => {
      return <AbsoluteFill style={{color: 'red'}}>
        <Sequence from={2 * 30} durationInFrames={40} name="Title">{/* first */}<Title size={3} /></Sequence>
      </AbsoluteFill>;
    };`;
    const node = {kind: 'Sequence', values: {from: 60, durationInFrames: 40}, children: [component('Title')]};
    expect(readTiming(text)).toEqual({durationInFrames: 100, nodes: [node]});
  });

  it.each([
    ['spring({frame, fps})', /no element/, undefined],
    ['<></>', /nothing inside/, 0],
    ['<Sequence from={10}><Title /></Series>', /does not go on with “<”/, 29],
    ['<Sequence from={10}><Title />', /ends before/, 29],
    ['<Sequence from="10"><Title /></Sequence>', /number in braces, such as from=\{30\}/, 15],
    ['<Sequence from={start}><Title /></Sequence>', /from must be a number/, 16],
    ['<Sequence from={1.5}><Title /></Sequence>', /whole number/, 16],
    ['<Sequence durationInFrames={0}><Title /></Sequence>', /from 1 to 1000/, 28],
    ['<Sequence offset={1}><Title /></Sequence>', /<Sequence> has no “offset”. It takes from/, 10],
    ['<Sequence {...props}><Title /></Sequence>', /spread/, 10],
    ['<Loop><Title /></Loop>', /<Loop> needs durationInFrames/, 0],
    ['<Freeze frame={1}>Hello</Freeze>', /Text has no timing/, 18],
    ['<Freeze frame={1}>{title}</Freeze>', /braces/, 18],
    ['<Series><Title /></Series>', /<Series.Sequence> elements alone/, 0],
    ['<Series.Sequence durationInFrames={1}></Series.Sequence>', /refused by the package/, 0],
    ['<Sequence><Series.Sequence durationInFrames={1}><A /></Series.Sequence></Sequence>', /stands in a <Series>/, 0],
    ['<div><Title /></div>', /<div> is not followed/, 0],
    ['<Fade><Title /></Fade>', /Leave <Fade> out/, 0],
    ['/* 5000 frames */ <Title />', /from 1 to 1000 frames/, undefined],
  ])('that is %s is refused with what was wrong and where', (text, message, start) => {
    expect(faultOf(() => readTiming(text))).toEqual({message: expect.stringMatching(message), start});
  });
});

describe('the timeline', () => {
  it('draws a bar for every frame at which something is mounted, and for no other', () => {
    fc.assert(
      fc.property(anyTiming, (state) => {
        for (const {place, bars} of timingView(state).rows)
          for (let frame = 0; frame < state.durationInFrames; frame++)
            expect(bars.filter(({first, last}) => first <= frame && frame <= last)).toHaveLength(
              framesAt(state, frame).has(place) ? 1 : 0,
            );
      }),
      {numRuns: 50},
    );
  });

  it('has a row for every element, in the order of the code', () => {
    expect(timingView(firstTiming).rows.map(({place, depth}) => [place, depth])).toEqual([
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
  it('changes one element, adds beside and inside, and removes', () => {
    const nodes = readTiming('<Sequence from={5}><Title /></Sequence>').nodes;
    expect(
      writeTiming({durationInFrames: 60, nodes: setNode(nodes, '0', (node) => ({...node, values: {}}))}),
    ).toContain('<Sequence>');
    const added = addNode(nodes, '0', 'Series');
    expect(readTiming(writeTiming({durationInFrames: 60, nodes: added})).nodes).toEqual(added);
    expect(added[0]?.children[1]).toMatchObject({kind: 'Series', children: [{kind: 'Series.Sequence'}]});
    expect(removeNode(added, '0.1')).toEqual(nodes);
  });

  it('leaves what can be read, whatever is added and removed', () => {
    const kinds = ['Sequence', 'Series', 'Loop', 'Freeze', 'component'] as const;
    fc.assert(
      fc.property(anyTiming, fc.constantFrom(...kinds), fc.nat(), (state, kind, at) => {
        const {rows} = timingView(state);
        const {place = '0'} = rows[at % rows.length] ?? {};
        for (const nodes of [addNode(state.nodes, place, kind), removeNode(state.nodes, place)])
          if (nodes.length > 0 && countNodes(nodes) <= mostNodes)
            expect(readTiming(writeTiming({...state, nodes})).nodes).toEqual(nodes);
      }),
    );
  });
});
