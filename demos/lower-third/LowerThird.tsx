import {
  AbsoluteFill,
  Easing,
  Img,
  interpolate,
  staticFile,
  useCurrentFrame,
} from 'remotion';

export const LowerThird: React.FC<{
  name: string;
  role: string;
  color: string;
}> = ({name, role, color}) => {
  const frame = useCurrentFrame();
  const shown = interpolate(frame, [8, 24, 100, 114], [0, 1, 1, 0], {
    easing: Easing.bezier(0.2, 0.8, 0.2, 1),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill>
      <Img src={staticFile('media/harbor.webp')} style={{width: '100%'}} />
      <div style={{...box, clipPath: `inset(0 ${100 - shown * 100}% 0 0)`}}>
        <div style={{...bar, backgroundColor: color}} />
        <div>
          <div style={{font: '700 88px/1.1 Geist, sans-serif'}}>{name}</div>
          <div style={{font: '500 48px Geist, sans-serif', color: '#a6abb4'}}>
            {role}
          </div>
        </div>
      </div>
    </AbsoluteFill>
  );
};

const box: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  bottom: 80,
  display: 'flex',
  paddingRight: 64,
  backgroundColor: '#17181b',
  color: '#f6f3ee',
  whiteSpace: 'nowrap',
};

const bar = {width: 24, margin: '0 40px 0 0', flexShrink: 0};
