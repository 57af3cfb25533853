import type {Expression} from 'acorn';
import {roundNumber} from '../curve/writeNumber.ts';
import {findCall} from '../reading/findCall.ts';
import {parseCode} from '../reading/parseCode.ts';
import {readBoolean} from '../reading/readBoolean.ts';
import {ReadProblem} from '../reading/ReadProblem.ts';
import {readNumber} from '../reading/readNumber.ts';
import {readObject} from '../reading/readObject.ts';
import {readSubject} from '../reading/readSubject.ts';
import {findSpringError} from './springRules.ts';
import {firstSpring, type SpringState} from './SpringState.ts';

const configKeys = ['mass', 'damping', 'stiffness', 'overshootClamping'] as const;
const numberKeys = ['from', 'to', 'durationInFrames', 'durationRestThreshold'] as const;
const keys = ['frame', 'fps', 'config', ...numberKeys] as const;

/**
 * Finds and parses a call of `spring()` in a string. If `fps` is a variable, it defaults to 30. Throws a `ReadProblem`.
 */
export function readSpring(text: string): SpringState {
  const call = findCall(parseCode(text).program, 'spring', 'spring({frame, fps, config: {damping: 12}})');
  const [argument] = call.arguments;
  if (!argument) {
    throw new ReadProblem('spring() takes an object, such as {frame, fps}.', call.end - 1);
  }
  const options = readObject(argument, 'spring()', keys);
  readSubject(options.frame, 'The frame of spring()', argument.start);
  if (!options.fps) {
    throw new ReadProblem('spring() needs an fps option.', argument.start);
  }
  const config = options.config ? readObject(options.config, 'config', configKeys) : {};
  const state: SpringState = {
    ...firstSpring,
    ...(options.fps.type !== 'Identifier' && getNumbers({fps: options.fps})),
    ...getNumbers({mass: config.mass, damping: config.damping, stiffness: config.stiffness}),
    ...(config.overshootClamping && {
      overshootClamping: readBoolean(config.overshootClamping, 'overshootClamping'),
    }),
    ...getNumbers(Object.fromEntries(numberKeys.map((key) => [key, options[key]]))),
  };
  const problem = findSpringError(state);
  if (problem !== undefined) {
    throw new ReadProblem(problem, argument.start);
  }
  return state;
}

/** Returns the values that are set. */
function getNumbers(nodes: Readonly<Record<string, Expression | undefined>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(nodes).flatMap(([name, node]) => (node ? [[name, roundNumber(readNumber(node, name))]] : [])),
  );
}
