// finds: unknown-package, says: @remotion/google-fonts
// from: later versions
import {loadFont} from '@remotion/google-fonts/Inter';
import {AbsoluteFill} from 'remotion';

const {fontFamily} = loadFont();

export const Title: React.FC = () => <AbsoluteFill style={{fontFamily}}>Hello</AbsoluteFill>;
