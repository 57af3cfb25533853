import type {PlayerMethods} from '@remotion/player';
import type {SyntheticEvent} from 'react';
import {type LabCall, labMethods} from './labMethods';

/** Calls a method of the player as the reader asks, and says what came back. */
export const callMethod = (player: PlayerMethods, call: LabCall, event?: SyntheticEvent): string => {
  const source = sourceOf(call);
  const {argument, takesEvent} = labMethods[call.method];
  const given = takesEvent ? [event] : argument ? [Number(call.argument)] : [];
  try {
    const method = player[call.method] as (...all: readonly unknown[]) => unknown;
    return `${source} returned ${describe(method(...given))}`;
  } catch (error) {
    return `${source} threw ${String(error)}`;
  }
};

/** A call as it stands in code, such as `seekTo(60)`. */
export const sourceOf = ({method, argument}: LabCall): string => {
  const {argument: asked, takesEvent} = labMethods[method];
  // An empty field is a number, 0; anything else that is none is NaN.
  return `${method}(${takesEvent ? 'event' : asked ? String(Number(argument)) : ''})`;
};

const describe = (value: unknown): string => {
  if (typeof HTMLElement !== 'undefined' && value instanceof HTMLElement)
    return `a <${value.localName}> of ${value.clientWidth} × ${value.clientHeight} pixels`;
  return String(value);
};
