import type {Tree} from '@lezer/common';

/** The function that loops call in each iteration, with their line. It throws if a loop runs for too long. */
export const guardName = '__round';

/**
 * Adds a call of the guard to the body of each loop. Lines don't move, so that errors still name the right ones.
 * @param tree the syntax tree of `source`.
 */
export function guardLoops(source: string, tree: Tree): string {
  const insertions: {readonly at: number; readonly text: string}[] = [];
  tree.iterate({
    enter: ({name, node, from}) => {
      if (!loops.has(name)) {
        return;
      }
      const body = name === 'DoStatement' ? getDoBody(node) : node.lastChild;
      if (!body || body.type.isError) {
        return;
      }
      const call = `${guardName}(${getLine(source, from)});`;
      if (body.name === 'Block') {
        insertions.push({at: body.from + 1, text: call});
      } else {
        insertions.push({at: body.from, text: `{${call}`}, {at: body.to, text: '}'});
      }
    },
  });
  insertions.sort((a, b) => b.at - a.at);
  return insertions.reduce((text, {at, text: added}) => text.slice(0, at) + added + text.slice(at), source);
}

const loops = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);

/** Returns the body of `do … while (…)`, which isn't its last child. */
function getDoBody(node: Tree['topNode']): Tree['topNode'] | null {
  return node.getChild('do')?.nextSibling ?? null;
}

function getLine(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
