import {existsSync, readFileSync} from 'node:fs';
import ts from 'typescript';

/**
 * Reads the defaults of parameters, options and props from compiled code, by name: `from = 0` in a destructured
 * parameter, `frames: number = 10`, and `options.from ?? 0` in the form that the compiler outputs. Defaults that a
 * function calculates in another way are in `data/defaults.ts`.
 */
export function readDefaults(symbol: ts.Symbol, name: string): ReadonlyMap<string, string> {
  const defaults = new Map<string, string>();
  const body = findCompiledFunction(symbol, name.split('.').at(-1) ?? name);
  if (!body) {
    return defaults;
  }
  for (const parameter of body.parameters) {
    readParameter(parameter, defaults);
  }
  if (body.body) {
    readBody(body.body, defaults);
  }
  return defaults;
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

/** Finds the function with the same name in the `.js` file next to the declaration, including those in `forwardRef`. */
function findCompiledFunction(symbol: ts.Symbol, name: string): FunctionNode | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName.replace(/\.d\.ts$/, '.js');
  if (!file || !existsSync(file)) {
    return undefined;
  }
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const candidates = new Set([
    name,
    `${name}RefForwardingFunction`,
    `${name}ForwardRefFunction`,
    `${name}Forward`,
    `${name}Fn`,
  ]);
  let found: FunctionNode | undefined;
  const search = (node: ts.Node): void => {
    found ??= findNamedFunction(node, candidates);
    if (!found) {
      ts.forEachChild(node, search);
    }
  };
  search(source);
  return found;
}

function findNamedFunction(node: ts.Node, names: ReadonlySet<string>): FunctionNode | undefined {
  if (ts.isFunctionDeclaration(node) && node.name && names.has(node.name.text)) {
    return node;
  }
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !names.has(node.name.text)) {
    return undefined;
  }
  const value = node.initializer;
  if (value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))) {
    return value;
  }
  return undefined;
}

function readParameter(parameter: ts.ParameterDeclaration, defaults: Map<string, string>): void {
  if (ts.isIdentifier(parameter.name) && parameter.initializer) {
    recordDefault(defaults, parameter.name.text, parameter.initializer);
  }
  if (ts.isObjectBindingPattern(parameter.name)) {
    readPattern(parameter.name, defaults);
  }
}

function readPattern(pattern: ts.ObjectBindingPattern, defaults: Map<string, string>): void {
  for (const element of pattern.elements) {
    const name = element.propertyName ?? element.name;
    if (element.initializer && ts.isIdentifier(name)) {
      recordDefault(defaults, name.text, element.initializer);
    }
  }
}

/** `const {layout = 'absolute-fill'} = props`, and the compiler's form of `??` on a property of a parameter. */
function readBody(body: ts.Node, defaults: Map<string, string>): void {
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      return;
    }
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
      readPattern(node.name, defaults);
    }
    if (ts.isConditionalExpression(node)) {
      readNullish(node, defaults);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
}

function readNullish(node: ts.ConditionalExpression, defaults: Map<string, string>): void {
  const test = node.condition.getText();
  const property =
    /^\(?_?\w+ = (?:\w+ === null \|\| \w+ === void 0 \? void 0 : )?(?:props|options|config)\.(\w+)\) !== null && /.exec(
      test,
    )?.[1] ?? /^(?:props|options)\.(\w+) !== null && (?:props|options)\.\1 !== void 0$/.exec(test)?.[1];
  if (property) {
    recordDefault(defaults, property, node.whenFalse);
  }
}

function recordDefault(defaults: Map<string, string>, name: string, value: ts.Expression): void {
  if (isPlain(value) && !defaults.has(name)) {
    defaults.set(name, getText(value));
  }
}

/** Accepts literals and descriptive names. A call or a calculation can't be shown as a default. */
function isPlain(value: ts.Expression): boolean {
  return (
    ts.isLiteralExpression(value) ||
    value.kind === ts.SyntaxKind.TrueKeyword ||
    value.kind === ts.SyntaxKind.FalseKeyword ||
    value.kind === ts.SyntaxKind.NullKeyword ||
    (ts.isIdentifier(value) && value.text === 'Infinity') ||
    ts.isPrefixUnaryExpression(value) ||
    (ts.isObjectLiteralExpression(value) && value.properties.length === 0) ||
    (ts.isArrayLiteralExpression(value) && value.elements.length === 0)
  );
}

function getText(value: ts.Expression): string {
  return ts.isStringLiteral(value) ? `'${value.text}'` : value.getText();
}
