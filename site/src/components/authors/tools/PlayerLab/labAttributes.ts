import {labEvents} from './labEvents.ts';
import {labMethods} from './labMethods.ts';
import {labProps} from './labProps.ts';

/** The attributes of `<PlayerLab>` and the names that authors can use in each of them. */
export const labAttributes: Readonly<Record<string, readonly string[]>> = {
  props: Object.keys(labProps),
  methods: Object.keys(labMethods),
  events: Object.keys(labEvents),
};

/** Splits an attribute into names at its spaces. */
export function splitNames(text: string): readonly string[] {
  return text.split(/\s+/).filter((name) => name !== '');
}
