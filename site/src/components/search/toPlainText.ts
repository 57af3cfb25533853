import {readHighlight} from './readHighlight.ts';

/** Returns the plain text of a value from a search host, which is escaped and may contain marks. */
export function toPlainText(value: string): string {
  return readHighlight(value)
    .map(({text}) => text)
    .join('');
}
