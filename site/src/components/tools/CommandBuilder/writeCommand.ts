import {needsNoName} from '../../../../../reference/rules/needsNoName';
import {renderOptions} from '../../../../../reference/rules/renderOptions';
import {type Choices, codecOf, fileOf} from './Choices';

/** The choices as a command line. Without a name for the output where its ending would mean another codec. */
export const writeCommand = (choices: Choices): string =>
  [
    'npx remotion render',
    argument(choices.entry),
    argument(choices.composition),
    ...(needsNoName(codecOf(choices)) ? [] : [argument(fileOf(choices))]),
    ...renderOptions.flatMap(({name, flag, field}) => {
      const value = choices.options[name];
      if (value === undefined) return [];
      return field.kind === 'switch' ? [flag] : [`${flag}=${argument(value)}`];
    }),
  ].join(' ');

/** As a shell reads it as one word. */
const argument = (text: string): string =>
  /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
