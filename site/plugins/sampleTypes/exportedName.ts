import ts from 'typescript';

/**
 * Package and name of the export that an identifier stands for: `remotion Series.Sequence` for the last part of
 * `<Series.Sequence>`, and nothing for what the sample declares itself.
 */
export const exportedName = (checker: ts.TypeChecker, node: ts.Identifier): string | undefined => {
  const path = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
  const [root, ...members] = namesOf(path);
  const declaration = root && checker.getSymbolAtLocation(root)?.declarations?.find(ts.isImportSpecifier);
  if (!declaration) return undefined;
  const {moduleSpecifier} = declaration.parent.parent.parent;
  if (!ts.isStringLiteral(moduleSpecifier)) return undefined;
  const name = (declaration.propertyName ?? declaration.name).text;
  return `${moduleSpecifier.text} ${[name, ...members.map(({text}) => text)].join('.')}`;
};

/** `Series` and `Sequence` of `Series.Sequence`; nothing when the access does not begin with a name. */
const namesOf = (node: ts.Expression): ts.Identifier[] => {
  if (ts.isIdentifier(node)) return [node];
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.name)) return [];
  const before = namesOf(node.expression);
  return before.length > 0 ? [...before, node.name] : [];
};
