// Remotion's declarations were written for the React types of 2022. These additions make them and the samples
// compatible with the current types: attributes that React 19 removed, and the global JSX namespace.
import type * as React from 'react';

declare module 'react' {
  interface HTMLAttributes<T> {
    placeholder?: string | undefined;
  }

  interface DOMAttributes<T> {
    onPointerEnterCapture?: React.PointerEventHandler<T> | undefined;
    onPointerLeaveCapture?: React.PointerEventHandler<T> | undefined;
  }
}

declare global {
  namespace JSX {
    type Element = React.JSX.Element;
    type ElementClass = React.JSX.ElementClass;
    type IntrinsicElements = React.JSX.IntrinsicElements;
    type IntrinsicAttributes = React.JSX.IntrinsicAttributes;
  }
}
