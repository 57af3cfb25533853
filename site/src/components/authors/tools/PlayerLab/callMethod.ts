import type {PlayerMethods} from '@remotion/player';
import type {SyntheticEvent} from 'react';
import {type LabCall, labMethods} from './labMethods.ts';

/** Calls a method of the player and returns a message with its result. */
export function callMethod(player: PlayerMethods, call: LabCall, event?: SyntheticEvent): string {
  const source = getSource(call);
  const {argument, takesEvent} = labMethods[call.method];
  const given = takesEvent ? [event] : argument ? [Number(call.argument)] : [];
  try {
    const method = player[call.method] as (...all: readonly unknown[]) => unknown;
    return `${source} returned ${describe(method(...given))}`;
  } catch (error) {
    return `${source} threw ${String(error)}`;
  }
}

/** Returns a call as code, such as `seekTo(60)`. */
export function getSource({method, argument}: LabCall): string {
  const {argument: parameter, takesEvent} = labMethods[method];
  // An empty field is 0. Other input that isn't a number is NaN.
  return `${method}(${takesEvent ? 'event' : parameter ? String(Number(argument)) : ''})`;
}

function describe(value: unknown): string {
  if (typeof HTMLElement !== 'undefined' && value instanceof HTMLElement) {
    return `a <${value.localName}> of ${value.clientWidth} × ${value.clientHeight} pixels`;
  }
  return String(value);
}
