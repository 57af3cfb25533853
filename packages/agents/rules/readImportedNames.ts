import ts from 'typescript';

/** Where a local name comes from. The name is `default` or `*` for imports of those kinds. */
export type ImportedName = {readonly from: string; readonly name: string; readonly isType: boolean};

/** Returns the imports of a file by their local names. */
export function readImportedNames(source: ts.SourceFile): ReadonlyMap<string, ImportedName> {
  const imports = new Map<string, ImportedName>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const from = statement.moduleSpecifier.text;
    const clause = statement.importClause;
    const isTypeOnly = clause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (clause?.name) {
      imports.set(clause.name.text, {from, name: 'default', isType: isTypeOnly});
    }
    const bindings = clause?.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) {
      imports.set(bindings.name.text, {from, name: '*', isType: isTypeOnly});
    }
    if (bindings && ts.isNamedImports(bindings)) {
      for (const {name, propertyName, isTypeOnly: isType} of bindings.elements) {
        imports.set(name.text, {from, name: (propertyName ?? name).text, isType: isTypeOnly || isType});
      }
    }
  }
  return imports;
}
