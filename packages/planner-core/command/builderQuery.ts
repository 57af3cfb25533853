import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import {type Choices, initialChoices} from './Choices.ts';

const texts = ['entry', 'composition', 'output'] as const;

/** Returns the query string for the choices, including its question mark, or an empty string if there are none. */
export function createQuery(choices: Choices): string {
  const query = new URLSearchParams();
  for (const name of texts) {
    if (choices[name] !== initialChoices[name]) {
      query.set(name, choices[name]);
    }
  }
  for (const {name} of renderOptions) {
    const value = choices.options[name];
    if (value !== undefined) {
      query.set(name, value);
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Parses the choices from a query string. Unknown options are ignored. */
export function readQuery(search: string): Choices {
  const query = new URLSearchParams(search);
  const options: Record<string, string> = {};
  for (const {name, field} of renderOptions) {
    const value = query.get(name);
    if (value === null || (field.kind === 'choice' && !field.values.includes(value))) {
      continue;
    }
    if (field.kind === 'switch' && value !== 'true') {
      continue;
    }
    options[name] = value;
  }
  return {
    entry: query.get('entry') ?? initialChoices.entry,
    composition: query.get('composition') ?? initialChoices.composition,
    output: query.get('output') ?? initialChoices.output,
    options,
  };
}
