import {renderOptions} from '../../../../../reference/rules/renderOptions';
import {type Choices, firstChoices} from './Choices';

const texts = ['entry', 'composition', 'output'] as const;

/** The query that holds the choices, with its question mark, or nothing when nothing is chosen. */
export const queryOf = (choices: Choices): string => {
  const query = new URLSearchParams();
  for (const name of texts) if (choices[name] !== firstChoices[name]) query.set(name, choices[name]);
  for (const {name} of renderOptions) {
    const value = choices.options[name];
    if (value !== undefined) query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/** Reads the choices from a query. A choice that is not offered is left out. */
export const readQuery = (search: string): Choices => {
  const query = new URLSearchParams(search);
  const options: Record<string, string> = {};
  for (const {name, field} of renderOptions) {
    const value = query.get(name);
    if (value === null || (field.kind === 'choice' && !field.values.includes(value))) continue;
    if (field.kind === 'switch' && value !== 'true') continue;
    options[name] = value;
  }
  return {
    entry: query.get('entry') ?? firstChoices.entry,
    composition: query.get('composition') ?? firstChoices.composition,
    output: query.get('output') ?? firstChoices.output,
    options,
  };
};
