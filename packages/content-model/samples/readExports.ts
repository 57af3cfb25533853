import ts from 'typescript';

/** What a sample exports, as far as its code shows it without types. */
export type SampleExport = {
  /** The name, or `default`. */
  readonly name: string;
  /**
   * `component`: a function whose name starts with a capital letter, in a file with JSX. `root`: a component that
   * describes compositions. `function`: any other function. `value`: everything else that exists at runtime.
   */
  readonly kind: 'component' | 'root' | 'function' | 'value';
  /** The names of a function's parameters. A parameter that is taken apart has the name `{}`. */
  readonly parameters: readonly string[];
};

/** Returns the exports of a sample that exist at runtime, in order. */
export function readExports(code: string, language: string): SampleExport[] {
  const source = ts.createSourceFile(`sample.${language}`, code, ts.ScriptTarget.Latest, true);
  const found: SampleExport[] = [];
  function add(name: string, node: ts.Node): void {
    const callee = findFunction(node);
    // A component that another file contains, and that this one exports as its default.
    const isImported = ts.isIdentifier(node) && /^[A-Z]/.test(node.text);
    const isNamed = /^[A-Z]/.test(name) || name === 'default';
    const isComponent = language.endsWith('x') && isNamed && (callee !== undefined || isImported);
    const isRoot = isComponent && /<(?:Composition|Still)\b/.test(node.getText(source));
    const kind = isRoot ? 'root' : isComponent ? 'component' : callee ? 'function' : 'value';
    const parameters = callee?.parameters.map(({name: item}) => (ts.isIdentifier(item) ? item.text : '{}')) ?? [];
    found.push({name, kind, parameters});
  }
  for (const statement of source.statements) {
    if (ts.isExportAssignment(statement)) {
      add('default', findDeclaration(source, statement.expression) ?? statement.expression);
    } else if (isExported(statement)) {
      if (ts.isVariableStatement(statement)) {
        for (const {name, initializer} of statement.declarationList.declarations) {
          add(name.getText(source), initializer ?? name);
        }
      } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
        add(isDefault(statement) ? 'default' : (statement.name?.text ?? 'default'), statement);
      }
    }
  }
  return found;
}

type AnyFunction = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

/** Returns the function that a declaration consists of, or that it passes to `memo()`, `forwardRef()` or the like. */
function findFunction(node: ts.Node): AnyFunction | undefined {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node)) {
    return node;
  }
  const [first] = ts.isCallExpression(node) ? node.arguments : [];
  return first && findFunction(first);
}

function findDeclaration(source: ts.SourceFile, expression: ts.Expression): ts.Node | undefined {
  const name = ts.isIdentifier(expression) ? expression.text : undefined;
  for (const statement of source.statements) {
    const declarations = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    const found = declarations.find((item) => item.name.getText(source) === name);
    if (found?.initializer) {
      return found.initializer;
    }
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) {
      return statement;
    }
  }
  return undefined;
}

function isExported(statement: ts.Statement): boolean {
  return ts.canHaveModifiers(statement) && hasModifier(statement, ts.SyntaxKind.ExportKeyword);
}

function isDefault(statement: ts.HasModifiers): boolean {
  return hasModifier(statement, ts.SyntaxKind.DefaultKeyword);
}

function hasModifier(node: ts.HasModifiers, kind: ts.SyntaxKind): boolean {
  return ts.getModifiers(node)?.some((modifier) => modifier.kind === kind) ?? false;
}
