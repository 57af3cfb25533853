import ts from 'typescript';

/**
 * Finds the statements that print lines directly before a call which prints one, the first at the front: together they
 * are one message, of which only the first line says what has happened. Conditions and loops between them are passed
 * over.
 */
export const printedBefore = (call: ts.CallExpression): ts.CallExpression[] => {
  const found: ts.CallExpression[] = [];
  let place: ts.Node = call.parent;
  for (;;) {
    const before = statementBefore(place);
    const around = before ?? conditionAround(place);
    if (!around) return found;
    const printed = printedCall(around);
    if (printed) found.unshift(printed);
    else if (before && !isPassedOver(before)) return found;
    place = around;
  }
};

const statementBefore = (node: ts.Node): ts.Statement | undefined => {
  if (!ts.isBlock(node.parent)) return undefined;
  const {statements} = node.parent;
  return statements[statements.findIndex((statement) => statement === node) - 1];
};

/** The condition or loop whose body begins with a statement. */
const conditionAround = ({parent}: ts.Node): ts.Statement | undefined => {
  const around = ts.isBlock(parent) ? parent.parent : parent;
  return isPassedOver(around) ? around : undefined;
};

const isPassedOver = (node: ts.Node): node is ts.IfStatement | ts.ForOfStatement =>
  ts.isIfStatement(node) || ts.isForOfStatement(node);

const printedCall = (statement: ts.Statement): ts.CallExpression | undefined =>
  ts.isExpressionStatement(statement) &&
  ts.isCallExpression(statement.expression) &&
  PRINTING.test(statement.expression.expression.getText())
    ? statement.expression
    : undefined;

const PRINTING = /(?:^|\.)(?:Log|console)\.(?:error|warn|info|log)$/;
