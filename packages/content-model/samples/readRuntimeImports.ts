import ts from 'typescript';

/** Returns the modules that code imports at runtime, including with `import()` and `require()` if the path is a string. */
export function readRuntimeImports(code: string, language: string): string[] {
  const source = ts.createSourceFile(`sample.${language}`, code, ts.ScriptTarget.Latest, true);
  const found = new Set<string>();
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) && !isOnlyTypes(node)) {
      found.add((node.moduleSpecifier as ts.StringLiteral).text);
    } else if (ts.isCallExpression(node)) {
      const [path] = node.arguments;
      const loads = node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === 'require';
      if (loads && path && ts.isStringLiteralLike(path)) {
        found.add(path.text);
      }
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return [...found];
}

function isOnlyTypes({importClause}: ts.ImportDeclaration): boolean {
  const names = importClause?.namedBindings;
  const onlyTypeNames =
    importClause?.name === undefined &&
    names !== undefined &&
    ts.isNamedImports(names) &&
    names.elements.every(({isTypeOnly}) => isTypeOnly);
  return importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || onlyTypeNames;
}
