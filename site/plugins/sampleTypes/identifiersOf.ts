import ts from 'typescript';

/** All identifiers of a file, in the order in which they stand. */
export const identifiersOf = (file: ts.SourceFile): ts.Identifier[] => {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    // An identifier without a text is one that the parser missed.
    if (ts.isIdentifier(node) && node.text !== '' && node.text !== 'undefined') found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.sort((a, b) => a.getStart() - b.getStart());
};
