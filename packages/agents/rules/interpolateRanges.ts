import ts from 'typescript';
import type {Explanation, Rule} from './Rule.ts';
import {findCalls, getNumber, getString} from './syntax.ts';

/** Finds ranges that `interpolate()` and `interpolateColors()` reject. */
export const interpolateRanges: Rule = {
  name: 'interpolate-ranges',
  about: 'Ranges that interpolate() rejects',
  severity: 'error',
  link: '/docs/interpolate',
  checkCode(file, report) {
    for (const call of findCalls(file, ['interpolate', 'interpolateColors'])) {
      const [, input, output] = call.arguments;
      if (!input || !output || !ts.isArrayLiteralExpression(input) || !ts.isArrayLiteralExpression(output)) {
        continue;
      }
      const hasSpread = [...input.elements, ...output.elements].some(ts.isSpreadElement);
      const problem = hasSpread ? undefined : explain(input, output);
      if (problem) {
        report(input, problem);
      }
      const color = output.elements.find((item) => getString(item) === 'transparent');
      if (color) {
        report(color, {
          message: '"transparent" is transparent black, so the other color gets darker while it fades.',
          fix: 'Use the other color with an alpha of 0, such as rgba(255, 255, 255, 0).',
          link: '/docs/interpolate-colors',
        });
      }
    }

    function explain(input: ts.ArrayLiteralExpression, output: ts.ArrayLiteralExpression): Explanation | undefined {
      if (input.elements.length !== output.elements.length) {
        return {
          message: `The input range has ${input.elements.length} values, but the output range has ${output.elements.length}.`,
          fix: 'Give each input value one output value.',
        };
      }
      if (input.elements.length < 2) {
        return {message: 'The ranges need at least two values.', fix: 'Add the value at which the animation ends.'};
      }
      const numbers = input.elements.map((item) => getNumber(item, file));
      const isSorted = numbers.every((value, index) => {
        const before = numbers[index - 1];
        return value === undefined || before === undefined || value > before;
      });
      return isSorted
        ? undefined
        : {
            message: `The input range must increase from value to value, but is [${numbers.map((value) => value ?? '…').join(', ')}].`,
            fix: 'Sort the input range, and swap the output values to match: to fade out, write interpolate(frame, [0, 30], [1, 0]).',
          };
    }
  },
};
