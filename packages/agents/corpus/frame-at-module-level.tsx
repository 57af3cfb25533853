// finds: player-context, says: inside of a component
// from: public issues
import {AbsoluteFill, useCurrentFrame} from 'remotion';

const frame = useCurrentFrame();

export const Title: React.FC = () => <AbsoluteFill style={{opacity: frame / 30}}>Hello</AbsoluteFill>;
