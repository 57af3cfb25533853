import type {Control} from './control.ts';

/** Returns the initial props of a demo. */
export function getInitialProps(controls: Readonly<Record<string, Control>>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(controls).map(([name, control]) => [name, control.initial]));
}
