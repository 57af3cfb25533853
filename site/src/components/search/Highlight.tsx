import type {ReactNode} from 'react';
import {readHighlight} from './readHighlight';

/** Writes a highlighted value of a hit. */
export const Highlight = ({value}: {readonly value: string}): ReactNode =>
  readHighlight(value).map(({text, isMarked}, index) =>
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
