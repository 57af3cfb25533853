import ts from 'typescript';

/** Returns all identifiers of a file, in order. */
export function findIdentifiers(file: ts.SourceFile): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    // The parser inserts identifiers without text for missing ones.
    if (ts.isIdentifier(node) && node.text !== '' && node.text !== 'undefined') {
      found.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.sort((a, b) => a.getStart() - b.getStart());
}
