import type {ReactNode} from 'react';
import {Island} from '../Island.tsx';
import {firstMarkup} from './firstMarkup.ts';

/** An explorer for all options of `spring()`, with a graph, the settling frame, values and code. */
export function SpringExplorer(): ReactNode {
  return <Island name="spring" markup={firstMarkup} load={load} />;
}

async function load() {
  return (await import('./LiveSpring.tsx')).LiveSpring;
}
