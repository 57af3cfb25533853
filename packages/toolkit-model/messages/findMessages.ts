import ts from 'typescript';
import {findPrintedBefore} from './findPrintedBefore.ts';
import {placeholder, getTexts} from './getTexts.ts';

type FoundMessage = {
  readonly parts: readonly string[];
  /** The outermost function, class or constant that prints it. */
  readonly printer: string;
  /** The line that it continues, if it's printed directly after one. */
  readonly after?: readonly string[];
};

// Shorter strings aren't meaningful on their own.
const minWords = 3;

/**
 * Finds the messages that a compiled file can print: the messages of its errors, the errors and warnings that it logs,
 * the explanations that Lambda adds to errors, and the messages of lint rules.
 */
export function findMessages(file: ts.SourceFile): FoundMessage[] {
  const found: FoundMessage[] = [];
  const visit = (node: ts.Node, printer: string): void => {
    const messages = findMessagesInFile(node, file);
    const after = messages.length > 0 && ts.isCallExpression(node) ? getFirstLine(node, file) : undefined;
    found.push(...messages.map((parts) => ({parts, printer, ...(after ? {after} : {})})));
    ts.forEachChild(node, (child) => visit(child, printer));
  };
  // The helpers that TypeScript adds to each file, such as `__awaiter`, don't contain messages of the package.
  for (const statement of file.statements.filter((one) => !getDeclaredName(one, file).startsWith('__'))) {
    ts.forEachChild(statement, (child) => visit(child, getDeclaredName(statement, file)));
  }
  return found;
}

function findMessagesInFile(node: ts.Node, file: ts.SourceFile): string[][] {
  return findPrintedTexts(node, file)
    .map(getParts)
    .filter((parts) => findWordsInText(parts) >= minWords);
}

/** Returns the first meaningful line of the lines that are printed together. */
function getFirstLine(call: ts.CallExpression, file: ts.SourceFile): string[] | undefined {
  return findPrintedBefore(call)
    .flatMap((line) => findMessagesInFile(line, file).slice(0, 1))
    .at(0);
}

function findPrintedTexts(node: ts.Node, file: ts.SourceFile): string[] {
  if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText(file))) {
    return node.arguments?.[0] ? getTexts(node.arguments[0], file) : [];
  }
  if (ts.isCallExpression(node) && /(?:^|\.)(?:Log|console)\.(?:error|warn)$/.test(node.expression.getText(file))) {
    return node.arguments.flatMap((argument) => getTexts(argument, file));
  }
  return ts.isPropertyAssignment(node) ? findTextsOfProperty(node, file) : [];
}

function findTextsOfProperty({name, initializer}: ts.PropertyAssignment, file: ts.SourceFile): string[] {
  if (name.getText(file) === 'explanation') {
    return getTexts(initializer, file);
  }
  if (name.getText(file) === 'messages' && ts.isObjectLiteralExpression(initializer)) {
    return initializer.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) ? getTexts(property.initializer, file) : [],
    );
  }
  return [];
}

/** Returns the name that a statement declares: a function, a class, a constant or a CommonJS export. */
export function getDeclaredName(statement: ts.Statement, file: ts.SourceFile): string {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    return statement.name?.text ?? '';
  }
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations[0]?.name.getText(file) ?? '';
  }
  return /^exports\.(\w+) =/.exec(statement.getText(file))?.[1] ?? '';
}

function getParts(text: string): string[] {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(new RegExp(`(?:${placeholder} ?)*${placeholder}`));
}

function findWordsInText(parts: readonly string[]): number {
  return parts.join(' ').match(/\p{L}{2,}/gu)?.length ?? 0;
}
