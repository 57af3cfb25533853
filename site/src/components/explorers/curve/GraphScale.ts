import {createContext} from 'react';
import type {Scale} from './Scale';

interface HeldScale {
  readonly scale: Scale;
  /** Keeps the scale as it is. */
  readonly hold: () => void;
  readonly release: () => void;
}

/** The scale of the graph around a handle. */
export const GraphScale = createContext<HeldScale>({
  scale: {x: [0, 1], y: [0, 1]},
  hold: () => undefined,
  release: () => undefined,
});
