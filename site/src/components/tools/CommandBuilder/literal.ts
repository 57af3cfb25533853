import {renderOptions} from '../../../../../reference/rules/renderOptions';

/** The value of an option as TypeScript. */
export const literal = (name: string, value: string): string => {
  switch (renderOptions.find((option) => option.name === name)?.field.kind) {
    case 'number':
    case 'switch':
      return value;
    case 'range': {
      const [first = '', last] = value.split('-');
      return last === undefined ? first : `[${first}, ${last}]`;
    }
    default:
      return quoted(value);
  }
};

/** A string of TypeScript in single quotes. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
