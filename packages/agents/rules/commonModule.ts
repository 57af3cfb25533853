import ts from 'typescript';
import type {CheckedFile} from '../check/CheckedFile.ts';
import type {CodeFile, Explanation, Rule} from './Rule.ts';

/** Finds `await` outside of functions in files that Node.js runs as CommonJS. */
export const commonModule: Rule = {
  name: 'common-module',
  about: 'Top-level await in a CommonJS file',
  severity: 'error',
  link: '/docs/ssr-node',
  checkCode(file, report) {
    const explanation = explain(file);
    const found = explanation && findTopLevelAwait(file.source);
    if (found) {
      report(found, explanation);
    }
  },
};

/** Explains why a file is CommonJS. Returns nothing if it isn't. */
function explain({path, source, role, siblings, imports}: CodeFile): Explanation | undefined {
  if (/\.m[jt]s$/.test(path)) {
    return undefined;
  }
  const extension = /\.c([jt]s)$/.exec(path)?.[1];
  if (extension !== undefined) {
    return {
      message: `Because of its file extension, this file is CommonJS, ${effect}`,
      fix: `Change its extension to .m${extension} and use import, or move the code to an async function.`,
    };
  }
  const fix = 'Add "type": "module" to package.json and use import, or move the code to an async function.';
  if (!imports.has('createRequire') && usesRequire(source)) {
    return {message: `Because it calls require(), this file is CommonJS, ${effect}`, fix};
  }
  return role === 'node' && lacksType(path, siblings)
    ? {
        message: `Without "type": "module" in package.json, older versions of Node.js and tools such as tsx treat this file as CommonJS, ${effect}`,
        fix,
      }
    : undefined;
}

const effect = "which can't use await outside of a function.";

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
