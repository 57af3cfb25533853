import type {ReactNode} from 'react';
import {Island} from '../Island.tsx';
import {initialMarkup} from './initialMarkup.ts';

/** An explorer for keyframes, extrapolation and easing of `interpolate()`, with a graph, values and code. */
export function InterpolateExplorer(): ReactNode {
  return <Island name="interpolate" markup={initialMarkup} load={load} />;
}

async function load() {
  return (await import('./LiveInterpolate.tsx')).LiveInterpolate;
}
