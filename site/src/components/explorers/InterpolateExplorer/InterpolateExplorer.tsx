import type {ReactNode} from 'react';
import {Island} from '../Island';
import {firstMarkup} from './firstMarkup';

/** Keyframes, extrapolation and easing of `interpolate()` to try, with graph, values and code. */
export const InterpolateExplorer = (): ReactNode => <Island name="interpolate" markup={firstMarkup} load={load} />;

const load = async () => (await import('./LiveInterpolate')).LiveInterpolate;
