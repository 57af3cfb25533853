import type {StatementKey} from './sections.ts';

/**
 * Says which statements of the specification a test proves: `test('…', proves('2.navbar-left'), …)`, in a browser test
 * and in a unit test alike. From here, and from nowhere else, `CONFORMANCE.md` knows it.
 */
export const proves = (...keys: readonly StatementKey[]) => ({
  // Playwright keeps the one for its reporters, Vitest the other.
  annotation: keys.map((key) => ({type: 'proves', description: key})),
  meta: {proves: keys},
});

declare module 'vitest' {
  interface TaskMeta {
    proves?: readonly string[];
  }
}
