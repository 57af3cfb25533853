import ts from 'typescript';
import type {Explanation, Rule} from './Rule.ts';
import {
  findCalls,
  findNodes,
  getCalleeName,
  getFunctionsAround,
  getImportedName,
  getRenderingComponent,
} from './syntax.ts';

const hiddenError: Explanation = {
  message:
    'If loading fails, this handler never calls continueRender(), so the render waits until the timeout and hides the reason. A render only prints what the page logs with --log=verbose.',
  fix: 'Throw the error so that the render stops with it, or call continueRender(handle) in the handler too.',
  link: '/docs/timeout',
};

/** Finds calls of `delayRender()` that are never continued, or that start over with each frame. */
export const delayedRender: Rule = {
  name: 'delayed-render',
  about: 'delayRender() in the wrong place, or without continueRender()',
  severity: 'error',
  link: '/docs/delay-render',
  checkCode(file, report) {
    const delays = findCalls(file, ['delayRender']);
    if (delays.length === 0) {
      return;
    }
    const continues = findCalls(file, ['continueRender']);
    const isPassed = findNodes(file.source, ts.isIdentifier).some(
      (node) =>
        !ts.isCallExpression(node.parent) &&
        !ts.isImportSpecifier(node.parent) &&
        getImportedName(file, node) === 'continueRender',
    );
    for (const call of delays) {
      if (continues.length === 0 && !isPassed && !isReturned(call)) {
        report(call, {
          message: 'Nothing in this file calls continueRender() for this handle, so the render stops with a timeout.',
          fix: 'Call continueRender(handle) when the data is on the screen, even if loading it fails.',
          link: '/docs/timeout',
        });
      } else if (getFunctionsAround(call).length === 0) {
        if (isUsedInComponent(continues)) {
          report(call, {
            message:
              'The file runs once, also for compositions that never mount this component. They wait for it until the timeout.',
            fix: 'Call it in the component: const [handle] = useState(() => delayRender()).',
          });
        }
      } else if (getRenderingComponent(call) && !isInCallback(call, /^(?:React\.)?use(?:State|Memo|Ref)$/)) {
        report(call, {
          message:
            'The component calls delayRender() each time it renders, but continueRender() only gets one of the handles.',
          fix: 'Create the handle once: const [handle] = useState(() => delayRender()).',
        });
      }
    }
    for (const handler of findNodes(file.source, ts.isCallExpression)) {
      const [callback] = handler.arguments;
      const isCatch = ts.isPropertyAccessExpression(handler.expression) && handler.expression.name.text === 'catch';
      if (isCatch && callback && hides(callback) && continuesRender(handler.expression)) {
        report(handler.expression.name, hiddenError);
      }
    }

    for (const {tryBlock, catchClause, finallyBlock} of findNodes(file.source, ts.isTryStatement)) {
      const isContinued = finallyBlock !== undefined && /continueRender/.test(finallyBlock.getText());
      if (catchClause && /continueRender/.test(tryBlock.getText()) && !isContinued && hides(catchClause.block)) {
        report(catchClause, hiddenError);
      }
    }

    function hides(handler: ts.Node): boolean {
      return !/continueRender|throw|cancelRender|reject|\bset[A-Z]\w*/.test(handler.getText());
    }

    function continuesRender({expression}: ts.Node & {expression: ts.Node}): boolean {
      const text = expression.getText();
      return /continueRender/.test(text) && !/\.finally\(/.test(text);
    }
  },
};

/** Handles that are returned or passed to another function are continued elsewhere. */
function isReturned({parent}: ts.Node): boolean {
  return (
    ts.isReturnStatement(parent) ||
    ts.isCallExpression(parent) ||
    (ts.isArrowFunction(parent) && !isStateCallback(parent))
  );
}

function isStateCallback({parent}: ts.Node): boolean {
  return ts.isCallExpression(parent) && /^(?:React\.)?use(?:State|Memo)$/.test(getCalleeName(parent));
}

function isInCallback(node: ts.Node, name: RegExp): boolean {
  for (let {parent} = node; parent; {parent} = parent) {
    if (ts.isCallExpression(parent) && name.test(getCalleeName(parent))) {
      return true;
    }
  }
  return false;
}

function isUsedInComponent(continues: readonly ts.CallExpression[]): boolean {
  return continues.some((call) => isInCallback(call, /^(?:React\.)?use(?:Layout)?Effect$/));
}
