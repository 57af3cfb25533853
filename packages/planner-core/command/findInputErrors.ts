import {isCompositionId, toCompositionId} from '../../toolkit-model/rules/compositionId.ts';
import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import {type Choices, getFileName} from './Choices.ts';
import {hasVariable} from './hasVariable.ts';
import type {ChoiceProblem} from './ChoiceProblem.ts';

/**
 * Finds input that the command line can't parse: letters in a number, a range that isn't one, a value that isn't in the
 * list, a composition ID that no composition can have, or an argument that it reads as a flag or a number.
 */
export function findInputErrors(choices: Choices): ChoiceProblem[] {
  const {entry, composition, options} = choices;
  const errors = renderOptions.flatMap(({name, flag, field}) => {
    const value = options[name];
    if (value === undefined) {
      return [];
    }
    if (field.kind === 'number' && !/^-?\d+(\.\d+)?$/.test(value)) {
      return [{name, text: `${flag} must be a number, but is "${value}".`}];
    }
    if (field.kind === 'choice' && !field.values.includes(value)) {
      return [{name, text: `${flag} must be one of ${field.values.join(', ')}, but is "${value}".`}];
    }
    if (field.kind === 'range' && !/^\d+(?:-\d+)?$/.test(value)) {
      return [{name, text: `${flag} must be a frame such as 30 or a range such as 0-89, but is "${value}".`}];
    }
    return [];
  });
  const texts = [
    {name: 'entry', text: explainPath(entry, 'src/index.ts')},
    {name: 'composition', text: explainId(composition)},
    {name: 'output', text: explainPath(getFileName(choices), 'out/video')},
  ];
  return [...texts.flatMap(({name, text}) => (text === undefined ? [] : [{name, text}])), ...errors];
}

function explainPath(path: string, example: string): string | undefined {
  const kind = getOtherKind(path);
  return kind && `The command line reads "${path}" as a ${kind}. Enter the path of a file, such as ${example}.`;
}

function explainId(id: string): string | undefined {
  if (id === '') {
    return 'The ID of the composition is missing. Enter the id of a <Composition>.';
  }
  if (!isCompositionId(id) && !hasVariable(id)) {
    return `The composition ID "${id}" contains a character other than a-z, A-Z, 0-9 and -, so no composition can have it. Enter the id of a <Composition>, such as ${toCompositionId(id)}.`;
  }
  const kind = getOtherKind(id);
  return (
    kind &&
    `The command line reads "${id}" as a ${kind}, so it can't find a composition with this ID. Give the composition an ID that starts with a letter.`
  );
}

/** Returns how minimist, the parser of the CLI, reads an argument. Returns undefined if it reads it as a string. */
function getOtherKind(argument: string): 'flag' | 'number' | undefined {
  if (/^-./.test(argument)) {
    return 'flag';
  }
  return /^(?:0[xX][\da-fA-F]+|\+?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)$/.test(argument) ? 'number' : undefined;
}
