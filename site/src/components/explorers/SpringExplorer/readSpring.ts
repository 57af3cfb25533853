import type {Expression} from 'acorn';
import {roundNumber} from '../curve/writeNumber';
import {findCall} from '../reading/findCall';
import {parseCode} from '../reading/parseCode';
import {readBoolean} from '../reading/readBoolean';
import {ReadFault} from '../reading/ReadFault';
import {readNumber} from '../reading/readNumber';
import {readObject} from '../reading/readObject';
import {readSubject} from '../reading/readSubject';
import {springFault} from './springRules';
import {firstSpring, type SpringState} from './SpringState';

const configKeys = ['mass', 'damping', 'stiffness', 'overshootClamping'] as const;
const numberKeys = ['from', 'to', 'durationInFrames', 'durationRestThreshold'] as const;
const keys = ['frame', 'fps', 'config', ...numberKeys] as const;

/** Reads a text with a call of `spring()`. An `fps` that is a variable is 30. Throws a `ReadFault`. */
export const readSpring = (text: string): SpringState => {
  const call = findCall(parseCode(text).program, 'spring', 'spring({frame, fps, config: {damping: 12}})');
  const [argument] = call.arguments;
  if (!argument) throw new ReadFault('spring() takes an object, such as {frame, fps}.', call.end - 1);
  const options = readObject(argument, 'spring()', keys);
  readSubject(options.frame, 'The frame of spring()', argument.start);
  if (!options.fps) throw new ReadFault('spring() needs fps.', argument.start);
  const config = options.config ? readObject(options.config, 'config', configKeys) : {};
  const state: SpringState = {
    ...firstSpring,
    ...(options.fps.type !== 'Identifier' && numbersOf({fps: options.fps})),
    ...numbersOf({mass: config.mass, damping: config.damping, stiffness: config.stiffness}),
    ...(config.overshootClamping && {
      overshootClamping: readBoolean(config.overshootClamping, 'overshootClamping'),
    }),
    ...numbersOf(Object.fromEntries(numberKeys.map((key) => [key, options[key]]))),
  };
  const fault = springFault(state);
  if (fault !== undefined) throw new ReadFault(fault, argument.start);
  return state;
};

/** The numbers that are there. */
const numbersOf = (nodes: Readonly<Record<string, Expression | undefined>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(nodes).flatMap(([name, node]) => (node ? [[name, roundNumber(readNumber(node, name))]] : [])),
  );
