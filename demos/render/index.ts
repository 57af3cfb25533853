import {registerRoot} from 'remotion';
import './fonts.css';
import {Root} from './Root.tsx';

registerRoot(Root);
