import type {Control} from './control';

/** The props with which a demo begins. */
export const initialProps = (controls: Readonly<Record<string, Control>>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(controls).map(([name, control]) => [name, control.initial]));
