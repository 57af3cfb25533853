import {ThreeCanvas} from '@remotion/three';
import {useCurrentFrame, useVideoConfig} from 'remotion';
import {Shape} from 'three';

export const Badge: React.FC<{color: string}> = ({color}) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * Math.PI * 2;

  return (
    <ThreeCanvas
      width={width}
      height={height}
      camera={{position: [0, 0, 7], fov: 40}}
      style={{backgroundColor: '#17181b'}}
    >
      <ambientLight intensity={1.2} />
      <directionalLight position={[4, 5, 6]} intensity={2.4} />
      <directionalLight position={[-5, 2, -4]} intensity={1.6} />
      <group rotation={[0.3, turn, 0]}>
        <mesh position={[0, 0, -0.3]}>
          <extrudeGeometry args={[tile, {...rounded, depth: 0.6}]} />
          <meshStandardMaterial color={color} roughness={0.5} />
        </mesh>
        <mesh position={[0, 0, -0.55]}>
          <extrudeGeometry args={[triangle, {...rounded, depth: 1.1}]} />
          <meshStandardMaterial color="#f6f3ee" roughness={0.4} />
        </mesh>
      </group>
    </ThreeCanvas>
  );
};

const rounded = {bevelSize: 0.2, bevelThickness: 0.2, bevelSegments: 12};

const tile = new Shape()
  .moveTo(-1, -1.5)
  .lineTo(1, -1.5)
  .quadraticCurveTo(1.5, -1.5, 1.5, -1)
  .lineTo(1.5, 1)
  .quadraticCurveTo(1.5, 1.5, 1, 1.5)
  .lineTo(-1, 1.5)
  .quadraticCurveTo(-1.5, 1.5, -1.5, 1)
  .lineTo(-1.5, -1)
  .quadraticCurveTo(-1.5, -1.5, -1, -1.5);

const triangle = new Shape()
  .moveTo(-0.4, -0.6)
  .lineTo(0.7, 0)
  .lineTo(-0.4, 0.6)
  .lineTo(-0.4, -0.6);
