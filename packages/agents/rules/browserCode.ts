import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findNodes} from './syntax.ts';

const builtins =
  /^(?:node:)?(?:fs|fs\/promises|path|os|child_process|crypto|http|https|net|stream|url|worker_threads|zlib)$/;
const nodePackages = /^@remotion\/(?:renderer|bundler|cli|lambda)$/;

/** Finds imports that only work in Node.js, in a file that runs in a browser. */
export const browserCode: Rule = {
  name: 'browser-code',
  about: 'Imports of Node.js in a component',
  severity: 'error',
  link: '/docs/troubleshooting/loading-root-component',
  checkCode(file, report) {
    const isComponent = /\.[jt]sx$/.test(file.path);
    for (const statement of file.source.statements) {
      if (
        !ts.isImportDeclaration(statement) ||
        !ts.isStringLiteral(statement.moduleSpecifier) ||
        isTypeOnly(statement)
      ) {
        continue;
      }
      const from = statement.moduleSpecifier.text;
      if (from === '@remotion/lambda' && (isComponent || /^['"]use client['"]/.test(file.text))) {
        report(statement.moduleSpecifier, {
          message: '@remotion/lambda contains code for Node.js that browsers and bundlers of apps can’t load.',
          fix: "Import renderMediaOnLambda() and getRenderProgress() from '@remotion/lambda/client', on the server.",
          link: '/docs/lambda/light-client',
        });
      } else if (isComponent && rendersComponents(file.source) && (builtins.test(from) || nodePackages.test(from))) {
        report(statement.moduleSpecifier, {
          message: `This component runs in a browser, which doesn’t have ${from}.`,
          fix: 'Move this code to a script that runs in Node.js, and pass the result to the video as input props.',
          link: nodePackages.test(from) ? '/docs/ssr-node' : '/docs/parametrized-rendering',
        });
      }
    }
  },
};

function isTypeOnly({importClause}: ts.ImportDeclaration): boolean {
  const bindings = importClause?.namedBindings;
  return (
    importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (bindings !== undefined && ts.isNamedImports(bindings) && bindings.elements.every((item) => item.isTypeOnly))
  );
}

function rendersComponents(source: ts.SourceFile): boolean {
  return findNodes(source, ts.isJsxOpeningLikeElement).length > 0;
}
