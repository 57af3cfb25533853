import {isCompositionId, toCompositionId} from '../../toolkit-model/rules/compositionId.ts';
import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import type {Choices} from './Choices.ts';
import {hasVariable} from './hasVariable.ts';
import type {Problem} from './Problem.ts';

/**
 * Finds input that the command line can't parse: letters in a number, a range that isn't one, a value that isn't in the
 * list, or a composition ID that no composition can have.
 */
export function findEntryErrors({composition, options}: Choices): Problem[] {
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
  const isPossible = isCompositionId(composition) || hasVariable(composition);
  return isPossible ? errors : [{name: 'composition', text: explainId(composition)}, ...errors];
}

function explainId(id: string): string {
  return id === ''
    ? 'The ID of the composition is missing. Enter the id of a <Composition>.'
    : `The composition ID "${id}" contains a character other than a-z, A-Z, 0-9 and -, so no composition can have it. Enter the id of a <Composition>, such as ${toCompositionId(id)}.`;
}
