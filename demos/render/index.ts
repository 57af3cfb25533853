import {registerRoot} from 'remotion';
import './fonts.css';
import {Root} from './Root';

registerRoot(Root);
