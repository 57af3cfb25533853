import type {Identifier, MemberExpression, Node} from 'acorn';
import type {EasingChoice} from '../curve/EasingChoice.ts';
import {readEasing} from '../curve/readEasing.ts';
import {findNode} from '../reading/findNode.ts';
import {parseCode} from '../reading/parseCode.ts';
import {ReadProblem} from '../reading/ReadProblem.ts';

/** Finds and parses a curve of `Easing` in a string. Throws a `ReadProblem`. */
export function readEasingCode(text: string): EasingChoice {
  const {program} = parseCode(text);
  // The outermost one, because the search finds a call before its callee.
  const found = findNode(program, isCurve);
  if (!found) {
    throw new ReadProblem('No easing found. Paste one such as Easing.out(Easing.quad) or Easing.bounce.');
  }
  return readEasing(found);
}

function isCurve(node: Node): node is MemberExpression {
  return node.type === 'CallExpression' && 'callee' in node ? isEasing(node.callee as Node) : isEasing(node);
}

function isEasing(node: Node): boolean {
  if (node.type !== 'MemberExpression') {
    return false;
  }
  const {object} = node as MemberExpression;
  return object.type === 'Identifier' && (object as Identifier).name === 'Easing';
}
