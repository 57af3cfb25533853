import {labEvents} from './labEvents';
import {labMethods} from './labMethods';
import {labProps} from './labProps';

/** What an author may write on `<PlayerLab>`, and the names that each of them takes. */
export const labAttributes: Readonly<Record<string, readonly string[]>> = {
  props: Object.keys(labProps),
  methods: Object.keys(labMethods),
  events: Object.keys(labEvents),
};

/** The names in an attribute, which spaces divide. */
export const namesIn = (text: string): readonly string[] => text.split(/\s+/).filter((name) => name !== '');
