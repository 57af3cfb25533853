import type {ReactNode} from 'react';
import {Island} from '../Island.tsx';
import {initialMarkup} from './initialMarkup.ts';

/** An explorer for combining `<Sequence>`, `<Series>`, `<Loop>` and `<Freeze>`, with the frame that each child sees. */
export function TimingExplorer(): ReactNode {
  return <Island name="timing" markup={initialMarkup} load={load} />;
}

async function load() {
  return (await import('./LiveTiming.tsx')).LiveTiming;
}
