import type {ReactNode} from 'react';
import {Island} from '../Island.tsx';
import {initialMarkup} from './initialMarkup.ts';

/** An explorer for the curves of `Easing`, with Bézier handles, values and code. */
export function EasingExplorer(): ReactNode {
  return <Island name="easing" markup={initialMarkup} load={load} />;
}

async function load() {
  return (await import('./LiveEasing.tsx')).LiveEasing;
}
