import type {ReactNode} from 'react';
import {Island} from '../Island';
import {firstMarkup} from './firstMarkup';

/** A timeline of `<Sequence>`, `<Series>`, `<Loop>` and `<Freeze>` to compose, with the frame that each child sees. */
export const TimingExplorer = (): ReactNode => <Island name="timing" markup={firstMarkup} load={load} />;

const load = async () => (await import('./LiveTiming')).LiveTiming;
