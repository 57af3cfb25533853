import {readEasing} from '../curve/readEasing.ts';
import {roundNumber} from '../curve/writeNumber.ts';
import {findCall} from '../reading/findCall.ts';
import {parseCode} from '../reading/parseCode.ts';
import {readChoice} from '../reading/readChoice.ts';
import {ReadProblem} from '../reading/ReadProblem.ts';
import {readNumbers} from '../reading/readNumbers.ts';
import {readObject} from '../reading/readObject.ts';
import {readSubject} from '../reading/readSubject.ts';
import {assumedValues} from './assumedValues.ts';
import {extrapolations, getInterpolatedValue, type InterpolateState} from './InterpolateState.ts';

const example = 'interpolate(frame, [0, 30], [0, 1])';

/** More keyframes wouldn't fit into the graph or the URL. */
const maxKeyframes = 20;

/**
 * Finds and parses a call of `interpolate()` in a string. Throws a `ReadProblem`, including for calls that the package
 * rejects. `onAssume` is called for each variable that is read as one of the assumed values.
 */
export function readInterpolate(text: string, onAssume?: (name: string, value: number) => void): InterpolateState {
  const call = findCall(parseCode(text).program, 'interpolate', example);
  const [subject, inputNode, outputNode, optionsNode] = call.arguments;
  readSubject(subject, 'interpolate()', call.start);
  const getVariable = (name: string): number | undefined => {
    const value = Object.hasOwn(assumedValues, name) ? assumedValues[name] : undefined;
    if (value !== undefined) {
      onAssume?.(name, value);
    }
    return value;
  };
  const inputs = readNumbers(inputNode, 'inputRange', call.end - 1, getVariable).map(roundNumber);
  const outputs = readNumbers(outputNode, 'outputRange', call.end - 1, getVariable).map(roundNumber);
  if (inputs.length > maxKeyframes) {
    throw new ReadProblem(
      `The explorer supports up to ${maxKeyframes} keyframes, but this call has ${inputs.length}.`,
      inputNode?.start,
    );
  }
  if (inputs.length !== outputs.length) {
    throw new ReadProblem(
      `inputRange has ${inputs.length} values and outputRange has ${outputs.length}. They must have the same length.`,
      outputNode?.start,
    );
  }
  const keys = ['easing', 'extrapolateLeft', 'extrapolateRight'] as const;
  const options = optionsNode ? readObject(optionsNode, 'The options of interpolate()', keys) : {};
  const {easing, extrapolateLeft, extrapolateRight} = options;
  const state: InterpolateState = {
    keyframes: inputs.map((input, index) => ({input, output: outputs[index] ?? 0})),
    left: extrapolateLeft ? readChoice(extrapolateLeft, 'extrapolateLeft', extrapolations) : 'extend',
    right: extrapolateRight ? readChoice(extrapolateRight, 'extrapolateRight', extrapolations) : 'extend',
    easing: easing ? readEasing(easing) : {modifier: 'none', name: 'linear', parameters: []},
  };
  try {
    getInterpolatedValue(state, inputs[0] ?? 0);
  } catch (error) {
    throw new ReadProblem(`Remotion doesn’t accept this call: ${(error as Error).message}.`, inputNode?.start);
  }
  return state;
}
