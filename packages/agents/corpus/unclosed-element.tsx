// finds: typescript/17008, says: closing tag
// from: public issues
import {AbsoluteFill} from 'remotion';

export const Title: React.FC = () => <AbsoluteFill><h1>Hello</AbsoluteFill>;
