import ts from 'typescript';

/**
 * Finds the statements that print lines directly before a call that prints a line, in order. Together they're one
 * message, and only the first line says what happened. Conditions and loops in between are skipped.
 */
export function findPrintedBefore(call: ts.CallExpression): ts.CallExpression[] {
  const found: ts.CallExpression[] = [];
  let node: ts.Node = call.parent;
  for (;;) {
    const before = findStatementBefore(node);
    const around = before ?? findCondition(node);
    if (!around) {
      return found;
    }
    const printed = findPrintedCall(around);
    if (printed) {
      found.unshift(printed);
    } else if (before && !isConditionOrLoop(before)) {
      return found;
    }
    node = around;
  }
}

function findStatementBefore(node: ts.Node): ts.Statement | undefined {
  if (!ts.isBlock(node.parent)) {
    return undefined;
  }
  const {statements} = node.parent;
  return statements[statements.findIndex((statement) => statement === node) - 1];
}

/** Returns the condition or loop whose body starts with the statement. */
function findCondition({parent}: ts.Node): ts.Statement | undefined {
  const around = ts.isBlock(parent) ? parent.parent : parent;
  return isConditionOrLoop(around) ? around : undefined;
}

function isConditionOrLoop(node: ts.Node): node is ts.IfStatement | ts.ForOfStatement {
  return ts.isIfStatement(node) || ts.isForOfStatement(node);
}

function findPrintedCall(statement: ts.Statement): ts.CallExpression | undefined {
  return ts.isExpressionStatement(statement) &&
    ts.isCallExpression(statement.expression) &&
    printingPattern.test(statement.expression.expression.getText())
    ? statement.expression
    : undefined;
}

const printingPattern = /(?:^|\.)(?:Log|console)\.(?:error|warn|info|log)$/;
