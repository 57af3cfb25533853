import ts from 'typescript';
import type {Claim, PageClaims, UnprovenClaim} from './PageClaims.ts';

/**
 * Reads the claims in a file without running them. Throws an error if a call isn't at the top level or its arguments
 * aren't written out, because then the claim can't be counted or shown.
 */
export function parseClaims(file: string, text: string): Omit<PageClaims, 'page'> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const claims: Claim[] = [];
  const unproven: UnprovenClaim[] = [];
  const shared: string[] = [];
  const read = new Set<ts.Node>();
  for (const statement of source.statements) {
    const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    const name = getCalledName(call);
    if (name === 'claim') {
      claims.push(readClaim(call as ts.CallExpression, source));
      read.add(call as ts.Node);
    } else if (name === 'unproven') {
      unproven.push(readUnproven(call as ts.CallExpression, source));
      read.add(call as ts.Node);
    } else if (!ts.isImportDeclaration(statement)) {
      shared.push(statement.getFullText(source).trim());
    }
  }
  assertAllRead(source, read);
  return {claims, unproven, shared: shared.join('\n\n')};
}

function getCalledName(node: ts.Node | undefined): string | undefined {
  return node && ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression.text : undefined;
}

function readClaim({arguments: [sentence, run]}: ts.CallExpression, source: ts.SourceFile): Claim {
  if (!run || !ts.isArrowFunction(run)) {
    throw createError(run ?? source, source, 'Write the code of the claim as an arrow function');
  }
  const {body} = run;
  const code = ts.isBlock(body)
    ? body.statements.map((statement) => statement.getFullText(source)).join('')
    : `${body.getFullText(source)};`;
  return {sentence: readString(sentence, source), code: removeIndent(code)};
}

function readUnproven({arguments: [sentence, evidence]}: ts.CallExpression, source: ts.SourceFile): UnprovenClaim {
  const properties = evidence && ts.isObjectLiteralExpression(evidence) ? evidence.properties : [];
  function readProperty(name: string): string {
    const property = properties.find((item) => item.name?.getText(source) === name);
    return readString(property && ts.isPropertyAssignment(property) ? property.initializer : undefined, source);
  }
  return {sentence: readString(sentence, source), reason: readProperty('reason'), source: readProperty('source')};
}

function readString(node: ts.Node | undefined, source: ts.SourceFile): string {
  if (!node || !ts.isStringLiteralLike(node)) {
    throw createError(node ?? source, source, 'Write the sentence, the reason and the source as strings');
  }
  return node.text;
}

function assertAllRead(source: ts.SourceFile, read: ReadonlySet<ts.Node>): void {
  function visit(node: ts.Node): void {
    if (['claim', 'unproven'].includes(getCalledName(node) ?? '') && !read.has(node)) {
      throw createError(node, source, 'Call claim() and unproven() at the top level of the file');
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
}

function createError(node: ts.Node, source: ts.SourceFile, message: string): Error {
  const {line} = source.getLineAndCharacterOfPosition(node.getStart(source));
  return new Error(`${source.fileName}:${line + 1}: ${message}.`);
}

/** Removes the indent that all lines have. */
function removeIndent(code: string): string {
  const lines = code.replace(/^\s*\n|\s+$/g, '').split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  return lines
    .map((line) => line.slice(Math.min(...indents)))
    .join('\n')
    .trim();
}
