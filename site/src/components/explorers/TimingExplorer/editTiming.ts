import {component, type NodeKind, rulesOf, type TimingNode, type TimingProp} from './TimingNode';

/** What can be added; entries of a series come by themselves. */
export type AddableKind = Exclude<NodeKind, 'Series.Sequence'>;

type Nodes = readonly TimingNode[];

/** The element at a place such as `1.0`. */
export const nodeAt = (nodes: Nodes, place: string): TimingNode | undefined => {
  const [index, rest] = split(place);
  const node = nodes[index];
  return rest === undefined || !node ? node : nodeAt(node.children, rest);
};

/** The elements with another one at a place. */
export const setNode = (nodes: Nodes, place: string, change: (node: TimingNode) => TimingNode): Nodes => {
  const [index, rest] = split(place);
  return nodes.map((node, position) => {
    if (position !== index) return node;
    return rest === undefined ? change(node) : {...node, children: setNode(node.children, rest, change)};
  });
};

/** Values with another one; without it when there is nothing to write. */
export const withValue = (
  values: TimingNode['values'],
  prop: TimingProp,
  value: number | undefined,
): TimingNode['values'] =>
  Object.fromEntries(Object.entries({...values, [prop]: value}).filter(([, written]) => written !== undefined));

/** Adds an element inside of another, at the end; or behind a component, which has no inside. */
export const addNode = (nodes: Nodes, place: string, kind: AddableKind): Nodes => {
  const target = nodeAt(nodes, place);
  if (target?.kind === 'component') return addBehind(nodes, place, freshNode(kind));
  return setNode(nodes, place, (node) => ({
    ...node,
    children: [...node.children, node.kind === 'Series' ? freshEntry(freshNode(kind)) : freshNode(kind)],
  }));
};

/** Removes an element; an entry of a series goes with what was last in it. */
export const removeNode = (nodes: Nodes, place: string): Nodes => {
  const [index, rest] = split(place);
  return nodes.flatMap((node, position) => {
    if (position !== index) return node;
    if (rest === undefined) return [];
    const children = removeNode(node.children, rest);
    return node.kind === 'Series.Sequence' && children.length === 0 ? [] : {...node, children};
  });
};

const addBehind = (nodes: Nodes, place: string, added: TimingNode): Nodes => {
  const [index, rest] = split(place);
  return nodes.flatMap((node, position) => {
    if (position !== index) return node;
    return rest === undefined ? [node, added] : {...node, children: addBehind(node.children, rest, added)};
  });
};

/** Long enough to be seen, and to be taken hold of. */
const freshDuration = 30;

const freshNode = (kind: AddableKind): TimingNode => {
  if (kind === 'component') return component('Scene');
  const written = rulesOf(kind).filter(({name, empty}) => name === 'durationInFrames' || empty === undefined);
  const values = Object.fromEntries(written.map(({name}) => [name, name === 'durationInFrames' ? freshDuration : 0]));
  return {kind, values, children: [kind === 'Series' ? freshEntry(component('Scene')) : component('Scene')]};
};

const freshEntry = (child: TimingNode): TimingNode => ({
  kind: 'Series.Sequence',
  values: {durationInFrames: freshDuration},
  children: [child],
});

const split = (place: string): [index: number, rest: string | undefined] => {
  const [first = '', ...rest] = place.split('.');
  return [Number(first), rest.length === 0 ? undefined : rest.join('.')];
};
