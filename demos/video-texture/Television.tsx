import {ThreeCanvas, useVideoTexture} from '@remotion/three';
import {type RefObject, useEffect, useRef} from 'react';
import {
  AbsoluteFill,
  continueRender,
  delayRender,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
  Video,
} from 'remotion';
import type {VideoTexture} from 'three';

export const Television: React.FC = () => {
  const frame = useCurrentFrame();
  const {width, height, durationInFrames} = useVideoConfig();
  const video = useRef<HTMLVideoElement>(null!);
  const texture = useRenderedVideoTexture(video);
  const turn = Math.sin((frame / durationInFrames) * Math.PI * 2) * 0.6;

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Video
        ref={video}
        src={staticFile('media/coast.webm')}
        style={{position: 'absolute', opacity: 0}}
        muted
      />
      <ThreeCanvas
        width={width}
        height={height}
        camera={{position: [0, 0, 7], fov: 40}}
      >
        <ambientLight intensity={1.2} />
        <directionalLight position={[4, 5, 6]} intensity={2.4} />
        <group rotation={[0.15, turn, 0]}>
          <mesh position={[0, 0, -0.16]}>
            <boxGeometry args={[6.7, 3.9, 0.3]} />
            <meshStandardMaterial color="#a6abb4" roughness={0.5} />
          </mesh>
          {texture ? (
            <mesh scale={[6.4, 3.6, 1]}>
              <planeGeometry />
              <meshBasicMaterial map={texture} toneMapped={false} />
            </mesh>
          ) : null}
        </group>
      </ThreeCanvas>
    </AbsoluteFill>
  );
};

/** Returns a texture that also shows the video in renders. */
const useRenderedVideoTexture = (videoRef: RefObject<HTMLVideoElement>) => {
  const frame = useCurrentFrame();
  const texture = useVideoTexture(videoRef);

  useEffect(() => {
    const video = videoRef.current;
    const send = () => video.dispatchEvent(new Event('loadeddata'));
    video.addEventListener('seeked', send, {once: true});
    return () => video.removeEventListener('seeked', send);
  }, [videoRef]);

  useEffect(() => {
    const video = videoRef.current;
    if (!texture) return undefined;

    const handle = delayRender('Drawing the video in the 3D scene');
    let request = 0;
    const draw = () => {
      update(texture);
      // The canvas draws in the next animation frame
      request = requestAnimationFrame(() => {
        request = requestAnimationFrame(() => continueRender(handle));
      });
    };
    if (video.seeking) video.addEventListener('seeked', draw, {once: true});
    else draw();

    return () => {
      video.removeEventListener('seeked', draw);
      cancelAnimationFrame(request);
      continueRender(handle);
    };
  }, [frame, texture, videoRef]);

  return texture;
};

const update = (texture: VideoTexture) => {
  texture.needsUpdate = true;
};
