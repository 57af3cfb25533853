import ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findElements, getAttribute, getNumber} from './syntax.ts';

const timed = ['Sequence', 'Series.Sequence', 'Loop'];

/** Finds times of sequences that aren't whole frames. */
export const sequenceTiming: Rule = {
  name: 'sequence-timing',
  about: 'Times of sequences that aren’t whole, positive frames',
  severity: 'error',
  link: '/docs/sequence',
  checkCode(file, report) {
    for (const element of findElements(file, timed)) {
      const duration = getAttribute(element, 'durationInFrames');
      const frames = getNumber(duration, file);
      if (duration && frames !== undefined && (frames <= 0 || !Number.isInteger(frames))) {
        report(duration, {
          message: `durationInFrames must be a whole number greater than 0, but is ${frames}.`,
          fix: 'Round it, or remove the sequence.',
        });
      }
      for (const name of ['from', 'offset', 'durationInFrames', 'times']) {
        const value = getAttribute(element, name);
        const number = getNumber(value, file);
        if (value && name !== 'durationInFrames' && number !== undefined && !Number.isInteger(number)) {
          report(value, {
            message: `${name} must be a whole number, but is ${number}.`,
            fix: `Write ${Math.round(number)}.`,
          });
        } else if (value && isFraction(value)) {
          report(value, {
            message: `${value.getText()} isn’t a whole number for every frame rate, and ${name} must be one.`,
            fix: `Round it: ${name}={Math.round(${value.getText()})}.`,
          });
        }
      }
    }
  },
};

/** Finds products and quotients with the frame rate that aren't rounded, such as `fps * 0.5` and `fps / 2`. */
function isFraction(value: ts.Node): boolean {
  if (!ts.isBinaryExpression(value)) {
    return false;
  }
  const {left, right, operatorToken} = value;
  const operands = [left, right];
  const hasRate = operands.some((item) => /(?:^|\.)fps$/.test(item.getText()));
  if (!hasRate) {
    return false;
  }
  if (operatorToken.kind === ts.SyntaxKind.SlashToken) {
    return true;
  }
  const factor = operands.map((item) => getNumber(item)).find((number) => number !== undefined);
  return operatorToken.kind === ts.SyntaxKind.AsteriskToken && factor !== undefined && !Number.isInteger(factor);
}
