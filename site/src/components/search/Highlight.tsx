import type {ReactNode} from 'react';
import {readHighlight} from './readHighlight.ts';

/** Renders a highlighted value of a hit. */
export function Highlight({value}: {readonly value: string}): ReactNode {
  return readHighlight(value).map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
