import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findCalls, getProperty, getString} from './syntax.ts';

const paths = ['entryPoint', 'outDir', 'rootDir'];

/** Finds relative paths where only absolute ones work. */
export const entryPoint: Rule = {
  name: 'entry-point',
  about: 'A relative entryPoint or outDir',
  severity: 'error',
  link: '/docs/bundle',
  checkCode(file, report) {
    for (const call of findCalls(file, ['bundle', 'deploySite'], /^@remotion\/(?:bundler|lambda)$/)) {
      const [options] = call.arguments;
      const values =
        options && ts.isObjectLiteralExpression(options)
          ? paths.map((name) => ({name, node: getProperty(options, name)}))
          : [{name: 'entryPoint', node: options}];
      for (const {name, node} of values) {
        const path = getString(node, file);
        const hasRoot = getProperty(options, 'rootDir') !== undefined && path?.startsWith('./');
        if (node && path !== undefined && !/^(?:\/|[A-Za-z]:[\\/])/.test(path) && !hasRoot) {
          report(node, {
            message: `Webpack rejects the relative path "${path}": it “is not an absolute path”.`,
            fix: `Write ${name}: path.resolve('${path.replace(/^\.\//, '')}').`,
          });
        }
      }
    }
  },
};
