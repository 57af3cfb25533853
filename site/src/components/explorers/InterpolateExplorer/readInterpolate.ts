import {readEasing} from '../curve/readEasing';
import {roundNumber} from '../curve/writeNumber';
import {findCall} from '../reading/findCall';
import {parseCode} from '../reading/parseCode';
import {readChoice} from '../reading/readChoice';
import {ReadFault} from '../reading/ReadFault';
import {readNumbers} from '../reading/readNumbers';
import {readObject} from '../reading/readObject';
import {readSubject} from '../reading/readSubject';
import {extrapolations, interpolatedValue, type InterpolateState} from './InterpolateState';

const example = 'interpolate(frame, [0, 30], [0, 1])';

/** More would neither fit into the graph nor into the address. */
const mostKeyframes = 20;

/** Reads a text with a call of `interpolate()`. Throws a `ReadFault`, also for what the package refuses. */
export const readInterpolate = (text: string): InterpolateState => {
  const call = findCall(parseCode(text).program, 'interpolate', example);
  const [subject, inputNode, outputNode, optionsNode] = call.arguments;
  readSubject(subject, 'interpolate()', call.start);
  const inputs = readNumbers(inputNode, 'inputRange', call.end - 1).map(roundNumber);
  const outputs = readNumbers(outputNode, 'outputRange', call.end - 1).map(roundNumber);
  if (inputs.length > mostKeyframes)
    throw new ReadFault(
      `Up to ${mostKeyframes} keyframes are shown, and these are ${inputs.length}.`,
      inputNode?.start,
    );
  if (inputs.length !== outputs.length)
    throw new ReadFault(
      `inputRange has ${inputs.length} elements and outputRange ${outputs.length}. Both need the same number.`,
      outputNode?.start,
    );
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
    interpolatedValue(state, inputs[0] ?? 0);
  } catch (error) {
    throw new ReadFault(`The package refuses this: ${(error as Error).message}.`, inputNode?.start);
  }
  return state;
};
