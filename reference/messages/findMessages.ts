import ts from 'typescript';
import {printedBefore} from './printedBefore.ts';
import {HOLE, textsOf} from './textsOf.ts';

export interface FoundMessage {
  readonly parts: readonly string[];
  /** The outermost function, class or constant whose code prints it. */
  readonly printer: string;
  /** The line that it goes on from, when it is printed directly after one. */
  readonly after?: readonly string[];
}

// What is shorter says nothing by itself.
const LEAST_WORDS = 3;

/**
 * Finds the messages that a compiled file can print: what it makes errors of, what it logs as an error or a warning,
 * and the messages of lint rules.
 */
export const findMessages = (file: ts.SourceFile): FoundMessage[] => {
  const found: FoundMessage[] = [];
  const look = (node: ts.Node, printer: string): void => {
    const messages = messagesIn(node, file);
    const after = messages.length > 0 && ts.isCallExpression(node) ? firstLine(node, file) : undefined;
    found.push(...messages.map((parts) => ({parts, printer, ...(after ? {after} : {})})));
    ts.forEachChild(node, (child) => look(child, printer));
  };
  // What TypeScript puts into each file, called `__awaiter` and the like, is no message of the package.
  for (const statement of file.statements.filter((one) => !declaredName(one, file).startsWith('__')))
    ts.forEachChild(statement, (child) => look(child, declaredName(statement, file)));
  return found;
};

const messagesIn = (node: ts.Node, file: ts.SourceFile): string[][] =>
  textsPrinted(node, file)
    .map(partsOf)
    .filter((parts) => wordsIn(parts) >= LEAST_WORDS);

/** The first line of those that are printed together which says something. */
const firstLine = (call: ts.CallExpression, file: ts.SourceFile): string[] | undefined =>
  printedBefore(call)
    .flatMap((line) => messagesIn(line, file).slice(0, 1))
    .at(0);

const textsPrinted = (node: ts.Node, file: ts.SourceFile): string[] => {
  if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText(file)))
    return node.arguments?.[0] ? textsOf(node.arguments[0], file) : [];
  if (ts.isCallExpression(node) && /(?:^|\.)(?:Log|console)\.(?:error|warn)$/.test(node.expression.getText(file)))
    return node.arguments.flatMap((argument) => textsOf(argument, file));
  if (
    ts.isPropertyAssignment(node) &&
    node.name.getText(file) === 'messages' &&
    ts.isObjectLiteralExpression(node.initializer)
  )
    return node.initializer.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? textsOf(property.initializer, file) : [],
    );
  return [];
};

/** The name that a statement of a file declares: a function, a class, a constant, or what CommonJS exports. */
export const declaredName = (statement: ts.Statement, file: ts.SourceFile): string => {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return statement.name?.text ?? '';
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]?.name.getText(file) ?? '';
  return /^exports\.(\w+) =/.exec(statement.getText(file))?.[1] ?? '';
};

const partsOf = (text: string): string[] =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(new RegExp(`(?:${HOLE} ?)*${HOLE}`));

const wordsIn = (parts: readonly string[]): number => parts.join(' ').match(/\p{L}{2,}/gu)?.length ?? 0;
