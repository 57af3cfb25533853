import type {Identifier, MemberExpression, Node} from 'acorn';
import type {EasingChoice} from '../curve/Easings';
import {readEasing} from '../curve/readEasing';
import {findNode} from '../reading/findNode';
import {parseCode} from '../reading/parseCode';
import {ReadFault} from '../reading/ReadFault';

/** Reads a text with a curve of `Easing`, wherever it stands there. Throws a `ReadFault`. */
export const readEasingCode = (text: string): EasingChoice => {
  const {program} = parseCode(text);
  // The outermost: a call is met before what is called.
  const found = findNode(program, isCurve);
  if (!found)
    throw new ReadFault('There is no curve of Easing. Paste one such as Easing.out(Easing.quad) or Easing.bounce.');
  return readEasing(found);
};

const isCurve = (node: Node): node is MemberExpression =>
  node.type === 'CallExpression' && 'callee' in node ? isEasing(node.callee as Node) : isEasing(node);

const isEasing = (node: Node): boolean => {
  if (node.type !== 'MemberExpression') return false;
  const {object} = node as MemberExpression;
  return object.type === 'Identifier' && (object as Identifier).name === 'Easing';
};
