// finds: three-scene, says: layout="none"
// from: /docs/three-canvas
import {Sequence} from 'remotion';

export const Scene: React.FC = () => (
  <Sequence from={30}>
    <mesh>
      <sphereGeometry />
    </mesh>
  </Sequence>
);
