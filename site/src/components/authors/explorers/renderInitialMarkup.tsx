import type {ComponentType} from 'react';
import {renderToString} from 'react-dom/server';

/** Renders the initial state of a component to an element that the browser can hydrate. Only used on the server. */
export function renderInitialMarkup(name: string, Live: ComponentType): string {
  return `<div>${renderToString(<Live />, {identifierPrefix: name})}</div>`;
}
