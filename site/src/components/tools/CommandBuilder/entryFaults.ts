import {renderOptions} from '../../../../../reference/rules/renderOptions';
import type {Choices} from './Choices';

/** What is entered in a form that no command could hold: letters in a number, a range with its ends turned round. */
export const entryFaults = ({options}: Choices): string[] =>
  renderOptions.flatMap(({name, flag, field}) => {
    const value = options[name];
    if (value === undefined) return [];
    if (field.kind === 'number' && !/^-?\d+(\.\d+)?$/.test(value)) return [`${flag} takes a number, not "${value}".`];
    if (field.kind === 'range') return rangeFault(flag, value);
    if (name === 'timeoutInMilliseconds' && Number(value) < 7000) return [`${flag} is at least 7000.`];
    return [];
  });

const rangeFault = (flag: string, value: string): string[] => {
  const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(value) ?? [];
  if (first === undefined) return [`${flag} takes a frame, such as 30, or a range, such as 0-89, not "${value}".`];
  return last !== undefined && Number(last) < Number(first) ? [`${flag} ends before it begins.`] : [];
};
