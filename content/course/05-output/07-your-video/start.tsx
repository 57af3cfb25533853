import {AbsoluteFill, Composition, Img, Series, staticFile, useCurrentFrame} from 'remotion';

export const Root: React.FC = () => {
  return (
    <Composition
      id="MyVideo"
      component={Video}
      width={1280}
      height={720}
      fps={30}
      durationInFrames={180}
    />
  );
};

const Video: React.FC = () => {
  return (
    <Series>
      <Series.Sequence durationInFrames={180}>
        <Scene picture="media/harbor.webp">Your title</Scene>
      </Series.Sequence>
    </Series>
  );
};

const Scene: React.FC<{picture: string; children: string}> = ({picture, children}) => {
  const frame = useCurrentFrame();
  const cover: React.CSSProperties = {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transform: `scale(${1 + frame / 1500})`,
  };

  return (
    <AbsoluteFill>
      <Img src={staticFile(picture)} style={cover} />
      <AbsoluteFill style={scene}>{children}</AbsoluteFill>
    </AbsoluteFill>
  );
};

const scene: React.CSSProperties = {
  backgroundColor: 'rgba(0, 0, 0, 0.4)',
  color: '#fdf6d8',
  fontFamily: 'Geist, sans-serif',
  fontSize: 110,
  fontWeight: 700,
  alignItems: 'center',
  justifyContent: 'center',
};
