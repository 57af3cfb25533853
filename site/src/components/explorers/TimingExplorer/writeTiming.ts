import {elementName, rulesOf, type TimingNode, type TimingState} from './TimingNode';

/** The elements, below a comment that says how long the composition is. */
export const writeTiming = ({durationInFrames, nodes}: TimingState): string => {
  const [only] = nodes;
  const lines = nodes.length === 1 && only ? linesOf(only) : ['<>', ...indented(nodes), '</>'];
  return [`/* A composition of ${durationInFrames} frames */`, ...lines].join('\n');
};

/** The lines of one element. */
export const linesOf = (node: TimingNode): string[] => {
  const name = elementName(node);
  const props = rulesOf(node.kind).flatMap((rule) => {
    const value = node.values[rule.name];
    return value === undefined ? [] : ` ${rule.name}={${value}}`;
  });
  const opening = `<${name}${props.join('')}`;
  return node.children.length === 0 ? [`${opening} />`] : [`${opening}>`, ...indented(node.children), `</${name}>`];
};

const indented = (nodes: readonly TimingNode[]): string[] => nodes.flatMap(linesOf).map((line) => `  ${line}`);
