import {createContext} from 'react';
import type {Scale} from './Scale.ts';

type GraphScaleValue = {
  readonly scale: Scale;
  /** Freezes the scale. */
  readonly freeze: () => void;
  readonly release: () => void;
};

/** The scale of the graph that a handle belongs to. */
export const GraphScale = createContext<GraphScaleValue>({
  scale: {x: [0, 1], y: [0, 1]},
  freeze: () => undefined,
  release: () => undefined,
});
