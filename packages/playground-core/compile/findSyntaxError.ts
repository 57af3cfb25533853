import type {SyntaxNode, Tree} from '@lezer/common';
import type {CodeProblem} from './CodeProblem.ts';

/**
 * Finds the first syntax error in the syntax tree of a file. The compiler often reports the wrong location, because it
 * doesn't recognize an arrow function that contains an error, and then reports its beginning as unexpected.
 */
export function findSyntaxError(tree: Tree, source: string): Omit<CodeProblem, 'file'> | undefined {
  const error = findFirst(tree.topNode, ({type}) => type.isError);
  const parent = error?.parent;
  if (!error || !parent) {
    return undefined;
  }
  const describe = (message: string, {from}: SyntaxNode): Omit<CodeProblem, 'file'> => {
    const lines = source.slice(0, from).split('\n');
    return {message, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
  };
  if (parent.name === 'JSXElement') {
    const unclosed = findFirst(parent, (node) => node.name === 'JSXElement' && isUnclosed(node, source)) ?? parent;
    const name = getTagName(unclosed.firstChild, source);
    return describe(`<${name}> isn’t closed. Add </${name}>.`, unclosed);
  }
  if (/^JSX\w*Tag$/.test(parent.name)) {
    return describe('This tag isn’t complete. Check its brackets and quotes.', parent);
  }
  const bracket = brackets[parent.name];
  const [next] = /[\p{L}\p{N}_$]+|\S/u.exec(source.slice(error.from)) ?? [];
  if (next === undefined) {
    return describe(`The code ends before this is complete.${bracket ? ` A ${bracket} is missing.` : ''}`, parent);
  }
  if (bracket === undefined) {
    return describe(`Unexpected “${next}”.`, error);
  }
  return describe(`A ${lists.has(parent.name) && next !== ';' ? `comma or a ${bracket}` : bracket} is missing.`, error);
}

/** The bracket at the end of each kind of node. */
const brackets: Readonly<Record<string, string>> = {
  ArgList: ')',
  ParamList: ')',
  ParenthesizedExpression: ')',
  ArrayExpression: ']',
  Block: '}',
  ClassBody: '}',
  JSXEscape: '}',
  ObjectExpression: '}',
};
/** Nodes with commas between their parts. */
const lists: ReadonlySet<string> = new Set(['ArgList', 'ParamList', 'ArrayExpression', 'ObjectExpression']);

function findFirst(top: SyntaxNode, isWanted: (node: SyntaxNode) => boolean): SyntaxNode | undefined {
  let found: SyntaxNode | undefined;
  top.cursor().iterate((ref) => {
    if (!found && isWanted(ref.node)) {
      found = ref.node;
    }
    return !found;
  });
  return found;
}

/** The parser accepts the end tag of another element. */
function isUnclosed({firstChild, lastChild}: SyntaxNode, source: string): boolean {
  return (
    firstChild?.name === 'JSXOpenTag' &&
    lastChild?.name === 'JSXCloseTag' &&
    getTagName(firstChild, source) !== getTagName(lastChild, source)
  );
}

function getTagName(tag: SyntaxNode | null, source: string): string {
  return /[\w.:-]+/.exec(source.slice(tag?.from, tag?.to))?.[0] ?? '';
}
