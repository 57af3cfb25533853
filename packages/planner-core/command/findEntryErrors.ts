import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import type {Choices} from './Choices.ts';

/**
 * Finds input that is never valid in a command: letters in a number, a range that ends before it starts, or a value that
 * isn't in the list.
 */
export function findEntryErrors({options}: Choices): string[] {
  return renderOptions.flatMap(({name, flag, field}) => {
    const value = options[name];
    if (value === undefined) {
      return [];
    }
    if (field.kind === 'number' && !/^-?\d+(\.\d+)?$/.test(value)) {
      return [`${flag} must be a number, but is "${value}".`];
    }
    if (field.kind === 'choice' && !field.values.includes(value)) {
      return [`${flag} must be one of ${field.values.join(', ')}, but is "${value}".`];
    }
    if (field.kind === 'range') {
      return checkRange(flag, value);
    }
    if (name === 'timeoutInMilliseconds' && Number(value) < 7000) {
      return [`${flag} must be at least 7000.`];
    }
    return [];
  });
}

function checkRange(flag: string, value: string): string[] {
  const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(value) ?? [];
  if (first === undefined) {
    return [`${flag} must be a frame such as 30 or a range such as 0-89, but is "${value}".`];
  }
  return last !== undefined && Number(last) < Number(first)
    ? [`${flag} ends before it starts. Swap the two numbers.`]
    : [];
}
