import type {ReactNode} from 'react';
import {Island} from '../Island';
import {firstMarkup} from './firstMarkup';

/** The curves of `Easing` to try, with Bézier handles, values and code. */
export const EasingExplorer = (): ReactNode => <Island name="easing" markup={firstMarkup} load={load} />;

const load = async () => (await import('./LiveEasing')).LiveEasing;
