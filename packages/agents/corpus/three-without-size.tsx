// finds: typescript/2739, says: width
// from: /docs/three-canvas
import {ThreeCanvas} from '@remotion/three';

export const Scene: React.FC = () => (
  <ThreeCanvas>
    <mesh />
  </ThreeCanvas>
);
