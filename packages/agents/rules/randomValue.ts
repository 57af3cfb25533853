import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findCalls, findNodes, getCalleeName, getComponentAround, getImportedName} from './syntax.ts';

const generators =
  /^(?:crypto\.(?:randomUUID|getRandomValues)|window\.crypto\.\w+|nanoid|uuid|uuidv4|v4|faker\..+|chance\..+|_\.(?:random|shuffle|sample|sampleSize))$/;

/** Finds random values that `Math.random()` isn't part of. The lint rule `deterministic-randomness` finds that one. */
export const randomValue: Rule = {
  name: 'random-value',
  about: 'Random values without a seed',
  severity: 'error',
  link: '/docs/using-randomness',
  checkCode(file, report) {
    if (file.role !== 'video') {
      return;
    }
    for (const call of findNodes(file.source, ts.isCallExpression)) {
      if (generators.test(getCalleeName(call)) && (getComponentAround(call) || isAtTop(call))) {
        report(call, {
          message: `${getCalleeName(call)}() returns a different value in each browser tab that renders frames.`,
          fix: "Use random('seed') from remotion, which returns the same number for the same seed everywhere.",
        });
      }
    }
    for (const call of findCalls(file, ['random'])) {
      if (call.arguments[0]?.kind === ts.SyntaxKind.NullKeyword && getComponentAround(call)) {
        report(call, {
          message: 'random(null) returns a different value each time, like Math.random().',
          fix: "Pass a seed that identifies the value: random('star-1') or random(`star-${index}`).",
          link: '/docs/random',
        });
      }
    }
    for (const call of findNodes(file.source, ts.isCallExpression)) {
      const [callback] = call.arguments;
      if (callback && /\.map$/.test(getCalleeName(call)) && getImportedName(file, callback) === 'random') {
        report(callback, {
          message:
            'map() also passes the index and the array, but random() throws an error if you pass more than a seed.',
          fix: 'Call it yourself: .map((item) => random(item)).',
          link: '/docs/random',
        });
      }
    }
  },
};

/** Code at the top of a module runs once in each tab. */
function isAtTop(node: ts.Node): boolean {
  for (let {parent} = node; parent; {parent} = parent) {
    if (ts.isFunctionLike(parent) && !ts.isArrowFunction(parent)) {
      return false;
    }
  }
  return true;
}
