import type {Tree} from '@lezer/common';

/** The function that each round of a loop calls, with the line of the loop. It throws when a loop has run for too long. */
export const guardName = '__round';

/**
 * Has each round of each loop call the guard. No line moves, so that places in errors stay right.
 * `tree` is what the editor's parser made of `source`.
 */
export function guardLoops(source: string, tree: Tree): string {
  const insertions: {readonly at: number; readonly text: string}[] = [];
  tree.iterate({
    enter: ({name, node, from}) => {
      if (!loops.has(name)) {
        return;
      }
      const body = name === 'DoStatement' ? doBody(node) : node.lastChild;
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

/** The statement of `do … while (…)`, which ends with its condition. */
function doBody(node: Tree['topNode']): Tree['topNode'] | null {
  return node.getChild('do')?.nextSibling ?? null;
}

function getLine(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
