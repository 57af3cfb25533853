import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findNodes, isFunctionNode, type FunctionNode} from './syntax.ts';

/** Finds Webpack overrides that drop Remotion's own configuration. */
export const webpackOverride: Rule = {
  name: 'webpack-override',
  about: 'A Webpack override that drops Remotion’s configuration',
  severity: 'error',
  link: '/docs/webpack',
  checkCode(file, report) {
    for (const override of findOverrides(file.source)) {
      const [parameter] = override.parameters;
      const name = parameter && ts.isIdentifier(parameter.name) ? parameter.name.text : undefined;
      const result = getReturned(override);
      if (!result || !ts.isObjectLiteralExpression(result)) {
        continue;
      }
      const keeps = (object: ts.ObjectLiteralExpression, from: string): boolean =>
        object.properties.some(
          (item) => ts.isSpreadAssignment(item) && item.expression.getText().replaceAll(/[?!]/g, '') === from,
        );
      const base = name === undefined ? undefined : findBase(result, name);
      if (base === undefined) {
        report(result, {
          message:
            'The override returns a configuration without Remotion’s own, so the bundle has no entry point and no loaders.',
          fix: `Start with a copy: (${name ?? 'current'}) => ({...${name ?? 'current'}, …}).`,
        });
        continue;
      }
      for (const property of result.properties) {
        if (!ts.isPropertyAssignment(property) || !/^(?:module|resolve)$/.test(property.name.getText())) {
          continue;
        }
        const key = property.name.getText();
        const value = property.initializer;
        if (ts.isObjectLiteralExpression(value) && !keeps(value, `${base}.${key}`)) {
          report(property, {
            message: `This replaces Remotion’s own ${key}, so ${key === 'module' ? 'TypeScript and CSS files no longer compile' : 'imports of Remotion may fail'}.`,
            fix: `Add ...${base}.${key} first${key === 'module' ? `, and ...(${base}.module?.rules ?? []) in rules` : ''}.`,
          });
        }
      }
    }
  },
};

function findOverrides(source: ts.SourceFile): FunctionNode[] {
  const typed = findNodes(source, ts.isVariableDeclaration).flatMap(({type, initializer}) =>
    type && /WebpackOverrideFn/.test(type.getText()) && initializer && isFunctionNode(initializer) ? [initializer] : [],
  );
  const passed = findNodes(source, ts.isCallExpression).flatMap(({expression, arguments: [callback]}) =>
    /overrideWebpackConfig$/.test(expression.getText()) && callback && isFunctionNode(callback) ? [callback] : [],
  );
  const options = findNodes(source, ts.isPropertyAssignment).flatMap(({name, initializer}) =>
    name.getText() === 'webpackOverride' && isFunctionNode(initializer) ? [initializer] : [],
  );
  return [...typed, ...passed, ...options];
}

function getReturned({body}: FunctionNode): ts.Node | undefined {
  if (!body) {
    return undefined;
  }
  const statement = ts.isBlock(body) ? body.statements.find(ts.isReturnStatement)?.expression : body;
  return statement && ts.isParenthesizedExpression(statement) ? statement.expression : statement;
}

/** Returns what the result is a copy of: the parameter, or a variable that a function such as `enableSkia()` returned. */
function findBase(result: ts.ObjectLiteralExpression, name: string): string | undefined {
  const copied = result.properties.flatMap((item) => (ts.isSpreadAssignment(item) ? [item.expression.getText()] : []));
  return (
    copied.find((text) => text === name || /^\w+$/.test(text)) ?? copied.find((text) => text.includes(`(${name})`))
  );
}
