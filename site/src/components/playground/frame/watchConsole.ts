import type {ConsoleLevel} from './FrameMessage';
import {post} from './post';

const levels: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error'];

/** Most characters of a line that is shown. */
const longest = 2000;

/** Shows the page what the code writes to the console, instead of the browser's. */
export const watchConsole = (): void => {
  for (const level of levels)
    console[level] = (...values: unknown[]) =>
      post({type: 'console', level, text: values.map(textOf).join(' ').slice(0, longest)});
};

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value === 'function') return `function ${value.name}`;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
};
