import {readHighlight} from './readHighlight';

/** The text of a value that a search host sends: escaped, perhaps with marks. */
export const plainText = (value: string): string =>
  readHighlight(value)
    .map(({text}) => text)
    .join('');
