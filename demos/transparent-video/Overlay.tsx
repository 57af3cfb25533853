import {AbsoluteFill, staticFile, useCurrentFrame, Video} from 'remotion';

export const Overlay: React.FC<{color: string}> = ({color}) => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#24262b', overflow: 'hidden'}}>
      <svg width={1280} height={720}>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((stripe) => (
          <rect
            key={stripe}
            x={-480 + stripe * 240 + frame * 4}
            y={-100}
            width={120}
            height={920}
            fill={color}
            transform="skewX(-20)"
          />
        ))}
      </svg>
      <Video src={staticFile('media/transparent.webm')} style={dancer} />
    </AbsoluteFill>
  );
};

const dancer: React.CSSProperties = {
  position: 'absolute',
  left: 320,
  top: 40,
  width: 640,
};
