import type {ComponentType} from 'react';
import {renderToString} from 'react-dom/server';

/** Draws the first state of a component as HTML that a browser can take over; for the server only. */
export const drawFirst = (name: string, Live: ComponentType): string =>
  renderToString(<Live />, {identifierPrefix: name});
