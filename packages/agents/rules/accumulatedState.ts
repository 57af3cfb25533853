import ts from 'typescript';
import type {CodeFile, Explanation, Rule} from './Rule.ts';
import {findNodes, getCalleeName, getImportedName, getRenderingComponent, isFunctionNode} from './syntax.ts';

/** Finds values that build up from frame to frame, which fails because each tab renders only some of the frames. */
export const accumulatedState: Rule = {
  name: 'accumulated-state',
  about: 'State that builds up from frame to frame',
  severity: 'error',
  link: '/docs/flickering#cause-2',
  checkCode(file, report) {
    if (file.role !== 'video') {
      return;
    }
    const frames = findFrameNames(file);
    for (const call of findNodes(file.source, ts.isCallExpression)) {
      const [effect, dependencies] = call.arguments;
      const isEffect = /^(?:React\.)?use(?:Layout)?Effect$/.test(getCalleeName(call));
      if (isEffect && effect && dependencies && dependsOn(dependencies, frames) && updatesState(effect)) {
        report(call, explain('This effect changes the state on each frame based on the previous state.'));
      }
    }
    const counters = findModuleVariables(file.source);
    for (const node of findNodes(file.source, isChange)) {
      const target = (ts.isBinaryExpression(node) ? node.left : node.operand).getText();
      const isCounter = counters.has(target) || /^\w+\.current(?:\.\w+)*$/.test(target);
      if (isCounter && getRenderingComponent(node)) {
        report(node, explain(`${target} changes each time the component renders.`));
      }
    }
  },
};

/** Names of variables that contain the current frame. */
function findFrameNames(file: CodeFile): ReadonlySet<string> {
  return new Set(
    findNodes(file.source, ts.isVariableDeclaration).flatMap(({name, initializer}) =>
      initializer &&
      ts.isCallExpression(initializer) &&
      getImportedName(file, initializer.expression) === 'useCurrentFrame'
        ? [name.getText()]
        : [],
    ),
  );
}

function dependsOn(dependencies: ts.Node, names: ReadonlySet<string>): boolean {
  return ts.isArrayLiteralExpression(dependencies) && dependencies.elements.some((item) => names.has(item.getText()));
}

/** Whether a function calls a setter with a function of the previous state, or with the name of the state. */
function updatesState(effect: ts.Node): boolean {
  return findNodes(effect, ts.isCallExpression).some((call) => {
    const name = getCalleeName(call);
    const [next] = call.arguments;
    if (!/^set[A-Z]\w*$/.test(name) || !next) {
      return false;
    }
    const state = name.charAt(3).toLowerCase() + name.slice(4);
    return isFunctionNode(next) || new RegExp(`\\b${state}\\b`).test(next.getText());
  });
}

function findModuleVariables(source: ts.SourceFile): ReadonlySet<string> {
  return new Set(
    source.statements.flatMap((statement) =>
      ts.isVariableStatement(statement) && (statement.declarationList.flags & ts.NodeFlags.Const) === 0
        ? statement.declarationList.declarations.map(({name}) => name.getText())
        : [],
    ),
  );
}

function isChange(node: ts.Node): node is ts.BinaryExpression | ts.PrefixUnaryExpression | ts.PostfixUnaryExpression {
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    return node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken;
  }
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind >= ts.SyntaxKind.PlusEqualsToken &&
    node.operatorToken.kind <= ts.SyntaxKind.PercentEqualsToken
  );
}

function explain(message: string): Explanation {
  return {
    message: `${message} A browser tab only renders some of the frames, in any order, so every tab ends up with a different value.`,
    fix: 'Calculate the value for the current frame directly, such as frame * 3, without the previous frames.',
  };
}
