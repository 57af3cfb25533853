import ts from 'typescript';

/** Stands in a text for a value that is known only when the program runs. */
export const HOLE = '\0';

const MOST_ALTERNATIVES = 8;
const DEEPEST = 6;

/** Gives the texts that an expression can have, with holes for values; `file` is where its names are declared. */
export const textsOf = (node: ts.Node, file: ts.SourceFile, depth = 0): string[] => {
  const inner = (child: ts.Node): string[] => textsOf(child, file, depth + 1);
  if (depth > DEEPEST) return [HOLE];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return concatenations([
      [node.head.text],
      ...node.templateSpans.flatMap((span) => [inner(span.expression), [span.literal.text]]),
    ]);
  if (ts.isParenthesizedExpression(node)) return inner(node.expression);
  if (ts.isConditionalExpression(node)) return distinct([...inner(node.whenTrue), ...inner(node.whenFalse)]);
  if (ts.isBinaryExpression(node)) return textsOfBinary(node, inner);
  if (node.kind === ts.SyntaxKind.NullKeyword || ts.isVoidExpression(node)) return [''];
  if (ts.isIdentifier(node)) return node.text === 'undefined' ? [''] : textsOfName(node.text, file, inner);
  if (ts.isCallExpression(node)) return textsOfCall(node, file, inner);
  return [HOLE];
};

type Inner = (node: ts.Node) => string[];

const textsOfBinary = ({left, right, operatorToken}: ts.BinaryExpression, inner: Inner): string[] => {
  switch (operatorToken.kind) {
    case ts.SyntaxKind.PlusToken:
      return concatenations([inner(left), inner(right)]);
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return distinct(['', ...inner(right)]);
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return distinct([...inner(left), ...inner(right)]);
    default:
      return [HOLE];
  }
};

/** A constant has the text that it is set to, if one place sets it. */
const textsOfName = (name: string, file: ts.SourceFile, inner: Inner): string[] => {
  const values: ts.Expression[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(file) === name && node.initializer)
      values.push(node.initializer);
    ts.forEachChild(node, look);
  };
  look(file);
  const [value] = values;
  return value && values.length === 1 && !ts.isFunctionLike(value) ? inner(value) : [HOLE];
};

/** Lists that are joined, texts that are coloured, and functions of the same file that only return a text. */
const textsOfCall = (call: ts.CallExpression, file: ts.SourceFile, inner: Inner): string[] => {
  const {expression: callee, arguments: given} = call;
  const [first] = given;
  if (ts.isPropertyAccessExpression(callee)) {
    const method = callee.name.text;
    if (method === 'join') return joined(callee.expression, first ? inner(first) : [','], inner);
    if (method === 'trim') return inner(callee.expression);
    return /chalk/.test(callee.expression.getText(file)) && first ? inner(first) : [HOLE];
  }
  const returned = ts.isIdentifier(callee) ? returnedBy(callee.text, file) : [];
  return returned.length > 0 ? distinct(returned.flatMap(inner)) : [HOLE];
};

const joined = (list: ts.Expression, separators: string[], inner: Inner): string[] => {
  const source =
    ts.isCallExpression(list) && ts.isPropertyAccessExpression(list.expression) ? list.expression.expression : list;
  if (!ts.isArrayLiteralExpression(source)) return [HOLE];
  const [separator = ','] = separators;
  return source.elements
    .map(inner)
    .reduce<string[]>(
      (texts, next) =>
        distinct(texts.flatMap((text) => next.map((part) => [text, part].filter(Boolean).join(separator)))),
      [''],
    );
};

const returnedBy = (name: string, file: ts.SourceFile): ts.Expression[] => {
  const returned: ts.Expression[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) returned.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, collect);
  };
  const look = (node: ts.Node): void => {
    const isDeclared =
      (ts.isFunctionDeclaration(node) && node.name?.text === name) ||
      (ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent) && node.parent.name.getText(file) === name);
    if (isDeclared && node.body) {
      if (ts.isBlock(node.body)) ts.forEachChild(node.body, collect);
      else returned.push(node.body);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return returned;
};

const concatenations = (parts: readonly string[][]): string[] =>
  parts.reduce<string[]>((texts, next) => distinct(texts.flatMap((text) => next.map((part) => text + part))), ['']);

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)].slice(0, MOST_ALTERNATIVES);
