import {AbsoluteFill, Composition} from 'remotion';

export const Root: React.FC = () => {
  return (
    <>
      <Composition
        id="Invitation"
        component={PosterImage}
        width={1280}
        height={720}
        fps={30}
        durationInFrames={90}
      />
    </>
  );
};

const PosterImage: React.FC = () => {
  return <AbsoluteFill style={scene}>Harbor Days, 12 June</AbsoluteFill>;
};

const scene: React.CSSProperties = {
  backgroundColor: '#e4572e',
  color: '#fdf6d8',
  fontFamily: 'Geist, sans-serif',
  fontSize: 110,
  fontWeight: 700,
  alignItems: 'center',
  justifyContent: 'center',
};
