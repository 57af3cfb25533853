import ts from 'typescript';
import {findFrameValues} from './findFrameValues.ts';
import type {CodeFile, Rule} from './Rule.ts';
import {
  findElements,
  findNodes,
  getAttribute,
  getComponentAround,
  getImportedName,
  getNumber,
  type JsxElement,
} from './syntax.ts';

/** Finds values of the outer frame inside of a sequence that starts later, loops or stands still. */
export const sequenceFrame: Rule = {
  name: 'sequence-frame',
  about: 'The frame of the parent inside of a <Sequence>, <Loop> or <Freeze>',
  severity: 'warning',
  link: '/docs/sequence',
  checkCode(file, report) {
    for (const element of findElements(file, ['Sequence', 'Series.Sequence', 'Loop', 'Freeze'])) {
      const content = ts.isJsxOpeningElement(element) ? element.parent : undefined;
      const component = getComponentAround(element);
      if (!content || !component || !changesFrame(element, file)) {
        continue;
      }
      const names = findFrameValues(component, file);
      const used = findNodes(content, ts.isIdentifier).find(
        (node) => names.has(node.text) && !isInElement(node, element) && isValue(node) && isShown(node),
      );
      if (used) {
        report(used, {
          message: `${used.text} is calculated from the frame of the parent, because useCurrentFrame() was called outside of <${element.tagName.getText()}>.`,
          fix: 'Move the content to a component of its own and call useCurrentFrame() there.',
        });
      }
    }
  },
};

function changesFrame(element: JsxElement, file: CodeFile): boolean {
  const name = getImportedName(file, element.tagName);
  if (name !== 'Sequence') {
    return true;
  }
  const from = getAttribute(element, 'from');
  return from !== undefined && (getNumber(from, file) ?? 1) > 0;
}

function isInElement(node: ts.Node, element: JsxElement): boolean {
  return node.pos >= element.pos && node.end <= element.end;
}

/** Names of properties and attributes aren't values. */
function isValue(node: ts.Identifier): boolean {
  const {parent} = node;
  return !(
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent)
  );
}

/** Whether a value is part of an HTML element, and not passed to a component that may need the frame of the parent. */
function isShown(node: ts.Node): boolean {
  for (let {parent} = node; parent; {parent} = parent) {
    if (ts.isJsxOpeningLikeElement(parent)) {
      return /^[a-z]/.test(parent.tagName.getText());
    }
    if (ts.isJsxElement(parent)) {
      return true;
    }
  }
  return false;
}
