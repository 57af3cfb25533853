import {registerRoot} from 'remotion';
import {Root} from './Root.tsx';

registerRoot(Root);
