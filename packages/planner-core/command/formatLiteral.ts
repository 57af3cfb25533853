import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';

/** Returns the value of an option as TypeScript code. */
export function formatLiteral(name: string, value: string): string {
  switch (renderOptions.find((option) => option.name === name)?.field.kind) {
    case 'number':
    case 'switch':
      return value;
    case 'range': {
      const [first = '', last] = value.split('-');
      return last === undefined ? first : `[${first}, ${last}]`;
    }
    default:
      return quote(value);
  }
}

/** Returns a TypeScript string literal in single quotes. */
export function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
