import ts from 'typescript';
import type {CodeFile} from './Rule.ts';

/** Calls a function with each node below a node, parents first. */
export function visitNodes(node: ts.Node, visit: (node: ts.Node) => void): void {
  ts.forEachChild(node, (child) => {
    visit(child);
    visitNodes(child, visit);
  });
}

/** Returns all nodes below a node for which a test is true. */
export function findNodes<T extends ts.Node>(node: ts.Node, test: (node: ts.Node) => node is T): T[] {
  const found: T[] = [];
  visitNodes(node, (child) => {
    if (test(child)) {
      found.push(child);
    }
  });
  return found;
}

/** Returns the exported name if an expression is an import of the package, or of any package that matches. */
export function getImportedName(
  file: Pick<CodeFile, 'imports'>,
  expression: ts.Node,
  from: RegExp = /^remotion$/,
): string | undefined {
  if (ts.isIdentifier(expression)) {
    const found = file.imports.get(expression.text);
    return found && from.test(found.from) ? found.name : undefined;
  }
  if (ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.expression)) {
    const found = file.imports.get(expression.expression.text);
    if (!found || !from.test(found.from)) {
      return undefined;
    }
    return found.name === '*' ? expression.name.text : `${found.name}.${expression.name.text}`;
  }
  return undefined;
}

/** Returns the calls of an imported function, such as `interpolate` or `Easing.bezier`. */
export function findCalls(file: CodeFile, names: readonly string[], from?: RegExp): ts.CallExpression[] {
  return findNodes(file.source, ts.isCallExpression).filter(({expression}) =>
    names.includes(getImportedName(file, expression, from) ?? ''),
  );
}

export type JsxElement = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function isJsxElement(node: ts.Node): node is JsxElement {
  return ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
}

/** Returns all JSX elements of a file. */
export function findAllElements(file: CodeFile): JsxElement[] {
  return findNodes(file.source, isJsxElement);
}

/** Returns the JSX elements of imported components, such as `Sequence` or `Series.Sequence`. */
export function findElements(file: CodeFile, names: readonly string[], from?: RegExp): JsxElement[] {
  return findAllElements(file).filter(({tagName}) => names.includes(getImportedName(file, tagName, from) ?? ''));
}

/** Returns the value of an attribute: its expression, its string, or the attribute itself if it has no value. */
export function getAttribute(element: JsxElement, name: string): ts.Node | undefined {
  const attribute = element.attributes.properties.find(
    (item): item is ts.JsxAttribute => ts.isJsxAttribute(item) && item.name.getText() === name,
  );
  const value = attribute?.initializer;
  if (value && ts.isJsxExpression(value)) {
    return value.expression;
  }
  return value ?? attribute;
}

/** Returns the value of a property of an object literal. A shorthand returns its name. */
export function getProperty(object: ts.Node | undefined, name: string): ts.Node | undefined {
  if (!object || !ts.isObjectLiteralExpression(object)) {
    return undefined;
  }
  const property = object.properties.find((item) => item.name !== undefined && getPropertyName(item.name) === name);
  if (property && ts.isPropertyAssignment(property)) {
    return property.initializer;
  }
  return property?.name;
}

/** Returns the name of a property as it's written, without quotes. */
export function getPropertyName(name: ts.PropertyName | ts.JsxAttributeName): string {
  return ts.isStringLiteral(name) || ts.isNumericLiteral(name) ? name.text : name.getText();
}

/** Returns a number that is written as a literal, with or without a sign. Resolves constants of the same file. */
export function getNumber(node: ts.Node | undefined, file?: CodeFile): number | undefined {
  const value = resolveConstant(node, file);
  if (!value) {
    return undefined;
  }
  if (ts.isNumericLiteral(value)) {
    return Number(value.text);
  }
  if (ts.isPrefixUnaryExpression(value) && value.operator === ts.SyntaxKind.MinusToken) {
    const operand = getNumber(value.operand, file);
    return operand === undefined ? undefined : -operand;
  }
  return undefined;
}

/** Returns a string that is written as a literal without placeholders. Resolves constants of the same file. */
export function getString(node: ts.Node | undefined, file?: CodeFile): string | undefined {
  const value = resolveConstant(node, file);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** Returns the initial value if a node is the name of a `const` at the top of the file, or else the node itself. */
export function resolveConstant(node: ts.Node | undefined, file?: CodeFile): ts.Node | undefined {
  if (!node || !file || !ts.isIdentifier(node)) {
    return node;
  }
  for (const statement of file.source.statements) {
    if (ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Const) !== 0) {
      const found = statement.declarationList.declarations.find(({name}) => name.getText() === node.text);
      if (found?.initializer) {
        return ts.isAsExpression(found.initializer) ? found.initializer.expression : found.initializer;
      }
    }
  }
  return node;
}

export type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

export function isFunctionNode(node: ts.Node): node is FunctionNode {
  return ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);
}

/** Returns the functions around a node, the innermost first. */
export function getFunctionsAround(node: ts.Node): FunctionNode[] {
  const functions: FunctionNode[] = [];
  for (let {parent} = node; parent; {parent} = parent) {
    if (isFunctionNode(parent)) {
      functions.push(parent);
    }
  }
  return functions;
}

/** Returns the name that a function is declared with or assigned to, also through `memo()` and `forwardRef()`. */
export function getFunctionName(node: FunctionNode): string | undefined {
  if (node.name) {
    return node.name.text;
  }
  let {parent} = node;
  while (ts.isCallExpression(parent) || ts.isParenthesizedExpression(parent)) {
    ({parent} = parent);
  }
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name.text : undefined;
}

/** Returns the component or hook whose body contains a node, however deep. */
export function getComponentAround(node: ts.Node): FunctionNode | undefined {
  return getFunctionsAround(node).find((item) => /^(?:[A-Z]|use[A-Z])/.test(getFunctionName(item) ?? ''));
}

/** Returns the component or hook if a node runs while it renders, and not in a callback that runs later. */
export function getRenderingComponent(node: ts.Node): FunctionNode | undefined {
  for (const item of getFunctionsAround(node)) {
    if (/^(?:[A-Z]|use[A-Z])/.test(getFunctionName(item) ?? '')) {
      return item;
    }
    if (!runsDuringRender(item)) {
      return undefined;
    }
  }
  return undefined;
}

const renderCallbacks = /^(?:map|flatMap|filter|reduce|forEach|from|useMemo|useState|sort|some|every|find)$/;

/** Callbacks of `useMemo()` and of the methods of arrays run immediately, as do functions without a parameter list. */
function runsDuringRender(node: FunctionNode): boolean {
  const {parent} = node;
  if (!ts.isCallExpression(parent) || parent.expression === node) {
    return ts.isCallExpression(parent) || ts.isParenthesizedExpression(parent);
  }
  const {expression} = parent;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  return renderCallbacks.test(name);
}

/** Returns the name of a called function: `foo` for `foo()`, `Date.now` for `Date.now()`. */
export function getCalleeName({expression}: ts.CallExpression | ts.NewExpression): string {
  return expression.getText().replaceAll(/\s+/g, '');
}

/** Returns the parts of an expression that are known strings: of a literal, a template or a concatenation. */
export function getStringParts(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({literal}) => ` ${literal.text}`).join('');
  }
  return '';
}
