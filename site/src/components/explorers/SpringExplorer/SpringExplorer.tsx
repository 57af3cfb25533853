import type {ReactNode} from 'react';
import {Island} from '../Island';
import {firstMarkup} from './firstMarkup';

/** All options of `spring()` to try, with graph, settling frame, values and code. */
export const SpringExplorer = (): ReactNode => <Island name="spring" markup={firstMarkup} load={load} />;

const load = async () => (await import('./LiveSpring')).LiveSpring;
