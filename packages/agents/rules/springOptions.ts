import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {
  findCalls,
  findNodes,
  type FunctionNode,
  getFunctionName,
  getImportedName,
  getNumber,
  getProperty,
  getRenderingComponent,
} from './syntax.ts';

/** Finds options of `spring()` that never come to rest, or that ignore the frame rate of the composition. */
export const springOptions: Rule = {
  name: 'spring-options',
  about: 'Options of spring() that don’t work',
  severity: 'error',
  link: '/docs/spring',
  checkCode(file, report) {
    for (const call of findCalls(file, ['spring', 'measureSpring'])) {
      const [options] = call.arguments;
      const config = getProperty(options, 'config');
      for (const name of ['damping', 'mass', 'stiffness']) {
        const value = getProperty(config, name);
        const number = getNumber(value, file);
        if (value && number !== undefined && number <= 0) {
          report(value, {
            message: `With ${name}: ${number}, ${describeEffect(name, number)}.`,
            fix: `Set ${name} to a number greater than 0.`,
          });
        }
      }
      const fps = getProperty(options, 'fps');
      const component = getRenderingComponent(call);
      if (fps && getNumber(fps) !== undefined && component && isShared(component) && usesFrame(component)) {
        report(fps, {
          message: 'The spring takes a different time if the composition has another frame rate.',
          fix: 'Take it from the composition: const {fps} = useVideoConfig().',
        });
      }
    }

    function usesFrame(component: ts.Node): boolean {
      return findNodes(component, ts.isCallExpression).some(
        ({expression}) => getImportedName(file, expression) === 'useCurrentFrame',
      );
    }
  },
};

function describeEffect(name: string, value: number): string {
  if (name === 'damping') {
    return value === 0 ? 'the spring never comes to rest' : 'the spring oscillates more and more';
  }
  return name === 'stiffness' && value === 0 ? 'the spring never moves' : 'spring() returns NaN';
}

/** A hook works for any composition, while a component may be written for one. */
function isShared(component: FunctionNode): boolean {
  return /^use[A-Z]/.test(getFunctionName(component) ?? '');
}
