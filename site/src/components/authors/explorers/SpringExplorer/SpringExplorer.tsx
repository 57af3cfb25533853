import type {ReactNode} from 'react';
import {Island} from '../Island.tsx';
import {initialMarkup} from './initialMarkup.ts';

/** An explorer for all options of `spring()`, with a graph, the settling frame, values and code. */
export function SpringExplorer(): ReactNode {
  return <Island name="spring" markup={initialMarkup} load={load} />;
}

async function load() {
  return (await import('./LiveSpring.tsx')).LiveSpring;
}
