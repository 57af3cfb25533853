import ts from 'typescript';
import type {CheckedFile} from '../check/CheckedFile.ts';
import type {CodeFile, Rule} from './Rule.ts';

/** Finds `await` outside of functions in files that Node.js runs as CommonJS. */
export const commonModule: Rule = {
  name: 'common-module',
  about: 'Top-level await in a CommonJS file',
  severity: 'error',
  link: '/docs/ssr-node',
  checkCode(file, report) {
    const reason = findReason(file);
    const found = reason && findTopLevelAwait(file.source);
    if (found) {
      report(found, {
        message: `Node.js runs this file as CommonJS because ${reason}, so it can't use await outside of a function.`,
        fix: 'Add "type": "module" to package.json and use import, or move the code to an async function.',
      });
    }
  },
};

/** Returns why Node.js runs a file as CommonJS, or nothing if it doesn't. */
function findReason({path, source, role, siblings}: CodeFile): string | undefined {
  if (/\.c[jt]s$/.test(path)) {
    return 'of its file extension';
  }
  if (usesRequire(source)) {
    return 'it calls require()';
  }
  return role === 'node' && lacksType(path, siblings) ? 'package.json has no "type": "module"' : undefined;
}

function findTopLevelAwait(node: ts.Node): ts.Node | undefined {
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) {
    return undefined;
  }
  const isAwait = ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined);
  return isAwait ? node : ts.forEachChild(node, findTopLevelAwait);
}

/** Whether the file loads packages with `require()`, which only exists in CommonJS. Webpack has it for files, too. */
function usesRequire({statements}: ts.SourceFile): boolean {
  return statements
    .filter(ts.isVariableStatement)
    .flatMap(({declarationList}) => [...declarationList.declarations])
    .some(({initializer}) => /^require\(['"][^.'"]/.test(initializer?.getText() ?? ''));
}

function lacksType(path: string, siblings: readonly CheckedFile[]): boolean {
  const manifest = siblings.find((sibling) => /(?:^|\/)package\.json$/.test(sibling.path));
  return /\.[jt]s$/.test(path) && manifest !== undefined && !/"type"\s*:\s*"module"/.test(manifest.text);
}
