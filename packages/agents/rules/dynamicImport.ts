import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findNodes} from './syntax.ts';

/** Finds imports whose path only exists at run time, which Webpack can't bundle. */
export const dynamicImport: Rule = {
  name: 'dynamic-import',
  about: 'require() and import() with a variable',
  severity: 'error',
  link: '/docs/webpack-dynamic-imports',
  checkCode(file, report) {
    if (file.role !== 'video') {
      return;
    }
    for (const call of findNodes(file.source, ts.isCallExpression)) {
      const isImport = call.expression.kind === ts.SyntaxKind.ImportKeyword || call.expression.getText() === 'require';
      const [path] = call.arguments;
      if (isImport && path && (ts.isIdentifier(path) || ts.isPropertyAccessExpression(path))) {
        report(call, {
          message: `Webpack can’t know which files ${path.getText()} means, so it bundles none of them.`,
          fix: 'Put the files in the public folder and use staticFile(). For code, write the folder and the extension in the expression.',
        });
      }
    }
  },
};
