import {AbsoluteFill, Composition} from 'remotion';

export const Root: React.FC = () => {
  return (
    <Composition
      id="Invitation"
      component={Invitation}
      width={1280}
      height={720}
      fps={30}
      durationInFrames={90}
      defaultProps={{title: 'Harbor Days'}}
    />
  );
};

const Invitation: React.FC<{title: string}> = ({title}) => {
  return <AbsoluteFill style={scene}>{title}</AbsoluteFill>;
};

const scene: React.CSSProperties = {
  backgroundColor: '#1d3557',
  color: '#fdf6d8',
  fontFamily: 'Geist, sans-serif',
  fontSize: 110,
  fontWeight: 700,
  alignItems: 'center',
  justifyContent: 'center',
};
