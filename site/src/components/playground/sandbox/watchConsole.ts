import type {ConsoleLevel} from '../../../../../packages/playground-core/SandboxMessage.ts';
import {sendToPage} from './sendToPage.ts';

const levels: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error'];

/** The maximum length of a displayed line. */
const maxLength = 2000;

/** Sends the console output of the code to the page. */
export function watchConsole(): void {
  for (const level of levels) {
    console[level] = (...values: unknown[]) =>
      sendToPage({type: 'console', level, text: values.map(formatArguments).join(' ').slice(0, maxLength)});
  }
}

function formatArguments(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  if (value instanceof Error) {
    return `${value.name}: ${value.message}`;
  }
  if (typeof value === 'function') {
    return `function ${value.name}`;
  }
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
