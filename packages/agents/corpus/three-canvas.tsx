// finds: three-scene, says: ThreeCanvas
// from: /docs/three-canvas
import {Canvas} from '@react-three/fiber';

export const Scene: React.FC = () => (
  <Canvas>
    <mesh />
  </Canvas>
);
