import ts from 'typescript';

/** The placeholder for a value that is only known at runtime. */
export const placeholder = '\0';

const maxAlternatives = 8;
const maxDepth = 6;

/** Returns the strings that an expression can evaluate to, with placeholders for values. `file` declares its names. */
export function getTexts(node: ts.Node, file: ts.SourceFile, depth = 0): string[] {
  const inner = (child: ts.Node): string[] => getTexts(child, file, depth + 1);
  if (depth > maxDepth) {
    return [placeholder];
  }
  if (ts.isStringLiteralLike(node)) {
    return [node.text];
  }
  if (ts.isTemplateExpression(node)) {
    return readConcatenation([
      [node.head.text],
      ...node.templateSpans.flatMap((span) => [hideWords(inner(span.expression)), [span.literal.text]]),
    ]);
  }
  if (ts.isParenthesizedExpression(node)) {
    return inner(node.expression);
  }
  if (ts.isConditionalExpression(node)) {
    return getDistinct([...inner(node.whenTrue), ...inner(node.whenFalse)]);
  }
  if (ts.isBinaryExpression(node)) {
    return getBinaryTexts(node, inner);
  }
  if (node.kind === ts.SyntaxKind.NullKeyword || ts.isVoidExpression(node)) {
    return [''];
  }
  if (ts.isIdentifier(node)) {
    return node.text === 'undefined' ? [''] : getNameTexts(node, file, inner);
  }
  if (ts.isCallExpression(node)) {
    return getCallTexts(node, file, inner);
  }
  return [placeholder];
}

type Inner = (node: ts.Node) => string[];

/** Alternatives of one word are values, such as the name of a codec, and don't make a message of their own. */
function hideWords(texts: readonly string[]): readonly string[] {
  return texts.length > 1 && texts.every((text) => !/\s/.test(text.trim())) ? [placeholder] : texts;
}

function getBinaryTexts({left, right, operatorToken}: ts.BinaryExpression, inner: Inner): string[] {
  switch (operatorToken.kind) {
    case ts.SyntaxKind.PlusToken:
      return readConcatenation([inner(left), inner(right)]);
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return getDistinct(['', ...inner(right)]);
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return getDistinct([...inner(left), ...inner(right)]);
    default:
      return [placeholder];
  }
}

/** A name has the string that it's declared with in the closest block around its use, or in the only declaration. */
function getNameTexts(use: ts.Identifier, file: ts.SourceFile, inner: Inner): string[] {
  const declarations: ts.VariableDeclaration[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText(file) === use.text && node.initializer) {
      declarations.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const enclosing = declarations.filter((declaration) => {
    const block = getBlock(declaration);
    return block.pos <= use.pos && use.end <= block.end;
  });
  const [closest] = enclosing.sort((a, b) => getBlock(b).pos - getBlock(a).pos);
  const receiver = ts.findAncestor(
    use,
    (node) => ts.isFunctionLike(node) && node.parameters.some(({name}) => name.getText(file) === use.text),
  );
  if (receiver && (!closest || receiver.pos >= getBlock(closest).pos)) {
    return [placeholder];
  }
  const value = (closest ?? (declarations.length === 1 ? declarations[0] : undefined))?.initializer;
  return value && !ts.isFunctionLike(value) ? inner(value) : [placeholder];
}

function getBlock(node: ts.Node): ts.Node {
  return ts.findAncestor(node, ts.isBlock) ?? node.getSourceFile();
}

/** Handles joined arrays, colored strings, and functions in the same file that only return a string. */
function getCallTexts(call: ts.CallExpression, file: ts.SourceFile, inner: Inner): string[] {
  const {expression: callee, arguments: given} = call;
  const [first] = given;
  if (ts.isPropertyAccessExpression(callee)) {
    const method = callee.name.text;
    if (method === 'join') {
      return joinTexts(callee.expression, first ? inner(first) : [','], inner);
    }
    if (method === 'trim') {
      return inner(callee.expression);
    }
    return /chalk/.test(callee.expression.getText(file)) && first ? inner(first) : [placeholder];
  }
  const returned = ts.isIdentifier(callee) ? getReturnedTexts(callee.text, file) : [];
  return returned.length > 0 ? getDistinct(returned.flatMap(inner)) : [placeholder];
}

function joinTexts(list: ts.Expression, separators: string[], inner: Inner): string[] {
  const source =
    ts.isCallExpression(list) && ts.isPropertyAccessExpression(list.expression) ? list.expression.expression : list;
  if (!ts.isArrayLiteralExpression(source)) {
    return [placeholder];
  }
  const [separator = ','] = separators;
  return source.elements
    .map(inner)
    .reduce<string[]>(
      (texts, next) =>
        getDistinct(texts.flatMap((text) => next.map((part) => [text, part].filter(Boolean).join(separator)))),
      [''],
    );
}

function getReturnedTexts(name: string, file: ts.SourceFile): ts.Expression[] {
  const returned: ts.Expression[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) {
      returned.push(node.expression);
    }
    if (!ts.isFunctionLike(node)) {
      ts.forEachChild(node, collect);
    }
  };
  const visit = (node: ts.Node): void => {
    const isDeclared =
      (ts.isFunctionDeclaration(node) && node.name?.text === name) ||
      (ts.isArrowFunction(node) && ts.isVariableDeclaration(node.parent) && node.parent.name.getText(file) === name);
    if (isDeclared && node.body) {
      if (ts.isBlock(node.body)) {
        ts.forEachChild(node.body, collect);
      } else {
        returned.push(node.body);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return returned;
}

function readConcatenation(parts: readonly (readonly string[])[]): string[] {
  return parts.reduce<string[]>(
    (texts, next) => getDistinct(texts.flatMap((text) => next.map((part) => text + part))),
    [''],
  );
}

function getDistinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].slice(0, maxAlternatives);
}
