// finds: config-settings, says: components
// from: /docs/config
import {AbsoluteFill, Config} from 'remotion';

Config.Output.setCodec('vp8');

export const Scene: React.FC = () => <AbsoluteFill>Scene</AbsoluteFill>;
