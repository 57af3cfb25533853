import ts from 'typescript';
import type {ImportedName} from './readImportedNames.ts';
import {findNodes, getImportedName} from './syntax.ts';

/** Returns the names of variables that are the current frame, or that are calculated from it. */
export function findFrameValues(
  component: ts.Node,
  file: {readonly imports: ReadonlyMap<string, ImportedName>},
): ReadonlySet<string> {
  const names = new Set<string>();
  for (const {name, initializer} of findNodes(component, ts.isVariableDeclaration)) {
    if (initializer && ts.isIdentifier(name)) {
      const isFrame =
        ts.isCallExpression(initializer) && getImportedName(file, initializer.expression) === 'useCurrentFrame';
      const isDerived =
        ts.isCallExpression(initializer) &&
        /^(?:interpolate|spring|interpolateColors)$/.test(getImportedName(file, initializer.expression) ?? '') &&
        findNodes(initializer, ts.isIdentifier).some((node) => names.has(node.text));
      if (isFrame || isDerived) {
        names.add(name.text);
      }
    }
  }
  return names;
}
