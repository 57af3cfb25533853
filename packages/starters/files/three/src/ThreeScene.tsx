import {ThreeCanvas} from '@remotion/three';
import {useCurrentFrame, useVideoConfig} from 'remotion';

export const ThreeScene: React.FC<{color: string}> = ({color}) => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const turn = (frame / durationInFrames) * Math.PI * 2;

  return (
    <ThreeCanvas
      width={width}
      height={height}
      camera={{position: [0, 0, 6], fov: 40}}
      style={{backgroundColor: '#17181b'}}
    >
      <ambientLight intensity={0.8} />
      <directionalLight position={[4, 5, 6]} intensity={2.5} />
      <mesh rotation={[0.5, turn, 0]}>
        <boxGeometry args={[1.8, 1.8, 1.8]} />
        <meshStandardMaterial color={color} roughness={0.4} />
      </mesh>
    </ThreeCanvas>
  );
};
