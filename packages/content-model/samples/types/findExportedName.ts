import ts from 'typescript';

/**
 * Returns package and name of the export that an identifier refers to, such as `remotion Series.Sequence` for the last
 * part of `<Series.Sequence>`. Returns undefined if the sample declares it.
 */
export function findExportedName(checker: ts.TypeChecker, node: ts.Identifier): string | undefined {
  const path = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
  const [root, ...members] = getNames(path);
  const declaration = root && checker.getSymbolAtLocation(root)?.declarations?.find(ts.isImportSpecifier);
  if (!declaration) {
    return undefined;
  }
  const {moduleSpecifier} = declaration.parent.parent.parent;
  if (!ts.isStringLiteral(moduleSpecifier)) {
    return undefined;
  }
  const name = (declaration.propertyName ?? declaration.name).text;
  return `${moduleSpecifier.text} ${[name, ...members.map(({text}) => text)].join('.')}`;
}

/**
 * Returns `Series` and `Sequence` for `Series.Sequence`, or undefined if the access doesn't start with an identifier.
 */
function getNames(node: ts.Expression): ts.Identifier[] {
  if (ts.isIdentifier(node)) {
    return [node];
  }
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.name)) {
    return [];
  }
  const before = getNames(node.expression);
  return before.length > 0 ? [...before, node.name] : [];
}
