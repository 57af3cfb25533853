import {needsNoName} from '../../toolkit-model/rules/needsNoName.ts';
import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import {hasVariable} from './hasVariable.ts';
import {type Choices, getCodec, getFileName} from './Choices.ts';

/** Returns the choices as a command. Omits the output name if its extension belongs to another codec. */
export function writeCommand(choices: Choices): string {
  return [
    'npx remotion render',
    ...(choices.entry === '' ? [] : [formatArgument(choices.entry)]),
    formatArgument(choices.composition),
    ...(needsNoName(getCodec(choices)) ? [] : [formatArgument(getFileName(choices))]),
    ...renderOptions.flatMap(({name, flag, field}) => {
      const value = choices.options[name];
      if (value === undefined) {
        return [];
      }
      return field.kind === 'switch' ? [flag] : [`${flag}=${formatArgument(value)}`];
    }),
  ].join(' ');
}

/** Quotes a string so that a shell treats it as one word and replaces the variables in it. */
function formatArgument(text: string): string {
  if (hasVariable(text)) {
    return `"${text}"`;
  }
  return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
