import {createContext} from 'react';
import type {Scale} from './Scale.ts';

type HeldScale = {
  readonly scale: Scale;
  /** Freezes the scale. */
  readonly hold: () => void;
  readonly release: () => void;
};

/** The scale of the graph that a handle belongs to. */
export const GraphScale = createContext<HeldScale>({
  scale: {x: [0, 1], y: [0, 1]},
  hold: () => undefined,
  release: () => undefined,
});
