import {codecs} from '../../toolkit-model/rules/codecs.ts';
import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import {type Choices, getCodec} from './Choices.ts';

/** Returns what valid choices don't do, although it looks as if they would. */
export function findCaveats(choices: Choices): string[] {
  const {options} = choices;
  const rule = codecs.find(({codec}) => codec === getCodec(choices));
  if (!rule) {
    return [];
  }
  const {codec, crfProblem, encodes, lambda} = rule;
  const {pixelFormat} = options;
  return [
    ...(options.crf !== undefined && crfProblem !== undefined ? [`With ${codec}, the CRF has ${crfProblem}.`] : []),
    ...(pixelFormat !== undefined && encodes.length > 0 && !encodes.some((format) => format === pixelFormat)
      ? [`FFmpeg can't encode ${pixelFormat} with ${codec}. It prints a warning and uses the closest format.`]
      : []),
    ...(codec === 'gif' && Number(options.numberOfGifLoops ?? NaN) === 0
      ? ['On the command line and on Lambda, a GIF with 0 loops plays forever. Use -1 to play it once.']
      : []),
    ...renderOptions.flatMap(({name, setter, setterProblem}) =>
      options[name] !== undefined && setterProblem !== undefined
        ? [`${setter}() ${setterProblem}. Pass the flag instead.`]
        : [],
    ),
    ...(lambda ? [] : [`Lambda can't render ${codec}.`]),
    ...renderOptions.flatMap(({name, lambda: isSupported}) =>
      options[name] !== undefined && !isSupported ? [`Lambda doesn't have the option ${name}.`] : [],
    ),
  ];
}
