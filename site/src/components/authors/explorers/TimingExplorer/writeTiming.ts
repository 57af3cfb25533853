import {getElementName, getRules, type TimingNode, type TimingState} from './TimingNode.ts';

/** Returns the elements, preceded by a comment with the duration of the composition. */
export function writeTiming({durationInFrames, nodes}: TimingState): string {
  const [only] = nodes;
  const lines = nodes.length === 1 && only ? formatNode(only) : ['<>', ...indentLines(nodes), '</>'];
  return [`/* A composition of ${durationInFrames} frames */`, ...lines].join('\n');
}

/** Returns the lines of one element. */
function formatNode(node: TimingNode): string[] {
  const name = getElementName(node);
  const props = getRules(node.kind).flatMap((rule) => {
    const value = node.values[rule.name];
    return value === undefined ? [] : ` ${rule.name}={${value}}`;
  });
  const opening = `<${name}${props.join('')}`;
  return node.children.length === 0 ? [`${opening} />`] : [`${opening}>`, ...indentLines(node.children), `</${name}>`];
}

function indentLines(nodes: readonly TimingNode[]): string[] {
  return nodes.flatMap(formatNode).map((line) => `  ${line}`);
}
