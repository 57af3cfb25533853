import type {StatementKey} from './sections.ts';

/**
 * Declares which statements of the specification a test covers: `test('…', proves('2.navbar-left'), …)`. Works in
 * browser tests and unit tests. A unit test checks that each statement is cited.
 */
export function proves(...keys: readonly StatementKey[]) {
  // Playwright's reports show the first one, Vitest's the second.
  return {annotation: keys.map((key) => ({type: 'proves', description: key})), meta: {proves: keys}};
}

declare module 'vitest' {
  interface TaskMeta {
    proves?: readonly string[];
  }
}
