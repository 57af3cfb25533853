// finds: own-clock, says: useFrame
// from: /docs/three-canvas
import {useFrame} from '@react-three/fiber';
import {useRef} from 'react';
import type {Mesh} from 'three';

export const Cube: React.FC = () => {
  const mesh = useRef<Mesh>(null);
  useFrame(({clock}) => {
    if (mesh.current) mesh.current.rotation.y = clock.elapsedTime;
  });

  return (
    <mesh ref={mesh}>
      <boxGeometry />
    </mesh>
  );
};
