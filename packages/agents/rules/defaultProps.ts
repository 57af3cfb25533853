import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findElements, getAttribute, getStringParts, isFunctionNode, resolveConstant, visitNodes} from './syntax.ts';

/** Finds default props that are too large, or that the JSON of `getCompositions()` can't represent. */
export const defaultProps: Rule = {
  name: 'default-props',
  about: 'Default props that aren’t JSON, or are too large',
  severity: 'warning',
  link: '/docs/composition',
  checkCode(file, report) {
    for (const element of findElements(file, ['Composition', 'Still'])) {
      const props = resolveConstant(getAttribute(element, 'defaultProps'), file);
      if (!props || !ts.isObjectLiteralExpression(props)) {
        continue;
      }
      visitNodes(props, (node) => {
        const value = resolveConstant(node, file) ?? node;
        if (ts.isStringLiteralLike(value) && /^data:/.test(getStringParts(value))) {
          report(node, {
            message:
              'Default props are part of the bundle and of the list of compositions, so embedding a file slows down every render or exceeds a limit.',
            fix: 'Put the file in the public folder and pass its name. Call staticFile() in the component.',
            link: '/docs/troubleshooting/defaultprops-too-big',
          });
        }
      });
      for (const property of props.properties) {
        const value = ts.isPropertyAssignment(property) ? property.initializer : property;
        const kind = getKind(value);
        if (kind !== undefined) {
          report(value, {
            message: `The component gets this value, but getCompositions() returns the default props as JSON, and JSON has no ${kind}.`,
            fix: 'Pass strings, numbers, booleans, arrays and plain objects, and create the rest in the component.',
          });
        }
      }
    }
  },
};

function getKind(value: ts.Node): string | undefined {
  if (isFunctionNode(value) || ts.isMethodDeclaration(value)) {
    return 'functions';
  }
  const name = ts.isNewExpression(value) ? value.expression.getText() : '';
  return /^(?:Date|Map|Set|URL|RegExp|Uint8Array|Blob|File)$/.test(name) ? `${name} objects` : undefined;
}
