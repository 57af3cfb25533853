import {createElement, type ElementType, type ReactElement} from 'react';

/** Creates an element with props that its type doesn't allow, as code without types could. */
export function createUntyped(component: unknown, props: Readonly<Record<string, unknown>>): ReactElement {
  return createElement(component as ElementType, props);
}
