import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import type {Choices} from './Choices.ts';
import type {Problem} from './Problem.ts';

/**
 * Finds input that the command line can't parse: letters in a number, a range that isn't one, or a value that isn't in
 * the list.
 */
export function findEntryErrors({options}: Choices): Problem[] {
  return renderOptions.flatMap(({name, flag, field}) => {
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
}
