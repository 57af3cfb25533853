import {createComponentNode, type NodeKind, getRules, type TimingNode, type TimingProp} from './TimingNode.ts';

/** The elements that readers can add. Entries of a series are added automatically. */
export type AddableKind = Exclude<NodeKind, 'Series.Sequence'>;

type Nodes = readonly TimingNode[];

/** Returns the element at a path such as `1.0`. */
export function getNode(nodes: Nodes, path: string): TimingNode | undefined {
  const [index, rest] = split(path);
  const node = nodes[index];
  return rest === undefined || !node ? node : getNode(node.children, rest);
}

/** Returns the elements with a different one at a path. */
export function setNode(nodes: Nodes, path: string, change: (node: TimingNode) => TimingNode): Nodes {
  const [index, rest] = split(path);
  return nodes.map((node, position) => {
    if (position !== index) {
      return node;
    }
    return rest === undefined ? change(node) : {...node, children: setNode(node.children, rest, change)};
  });
}

/** Returns the values with a changed one, or without it if there is nothing to write. */
export function setValue(
  values: TimingNode['values'],
  prop: TimingProp,
  value: number | undefined,
): TimingNode['values'] {
  return Object.fromEntries(Object.entries({...values, [prop]: value}).filter(([, written]) => written !== undefined));
}

/** Adds an element as the last child of another one, or after a component, which has no children. */
export function addNode(nodes: Nodes, path: string, kind: AddableKind): Nodes {
  const target = getNode(nodes, path);
  if (target?.kind === 'component') {
    return addBehind(nodes, path, createNode(kind));
  }
  return setNode(nodes, path, (node) => ({
    ...node,
    children: [...node.children, node.kind === 'Series' ? createEntry(createNode(kind)) : createNode(kind)],
  }));
}

/** Removes an element. If it was the last one in a series entry, also removes the entry. */
export function removeNode(nodes: Nodes, path: string): Nodes {
  const [index, rest] = split(path);
  return nodes.flatMap((node, position) => {
    if (position !== index) {
      return node;
    }
    if (rest === undefined) {
      return [];
    }
    const children = removeNode(node.children, rest);
    return node.kind === 'Series.Sequence' && children.length === 0 ? [] : {...node, children};
  });
}

function addBehind(nodes: Nodes, path: string, added: TimingNode): Nodes {
  const [index, rest] = split(path);
  return nodes.flatMap((node, position) => {
    if (position !== index) {
      return node;
    }
    return rest === undefined ? [node, added] : {...node, children: addBehind(node.children, rest, added)};
  });
}

/** Long enough to see and drag. */
const freshDuration = 30;

function createNode(kind: AddableKind): TimingNode {
  if (kind === 'component') {
    return createComponentNode('Scene');
  }
  const written = getRules(kind).filter(({name, empty}) => name === 'durationInFrames' || empty === undefined);
  const values = Object.fromEntries(written.map(({name}) => [name, name === 'durationInFrames' ? freshDuration : 0]));
  return {
    kind,
    values,
    children: [kind === 'Series' ? createEntry(createComponentNode('Scene')) : createComponentNode('Scene')],
  };
}

function createEntry(child: TimingNode): TimingNode {
  return {
    kind: 'Series.Sequence',
    values: {durationInFrames: freshDuration},
    children: [child],
  };
}

function split(path: string): [index: number, rest: string | undefined] {
  const [first = '', ...rest] = path.split('.');
  return [Number(first), rest.length === 0 ? undefined : rest.join('.')];
}
