import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const TwoScales: React.FC<{scale: number}> = ({scale}) => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <div style={{position: 'absolute', left: 80, bottom: 140}}>
      <Score />
      <div style={label}>scale 1</div>
    </div>
    <div style={{position: 'absolute', right: 80, bottom: 140}}>
      <div style={{width: 320 * scale, height: 180 * scale}}>
        <div
          style={{
            width: 320,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        >
          <Score />
        </div>
      </div>
      <div style={label}>scale {scale}</div>
    </div>
  </AbsoluteFill>
);

const Score: React.FC = () => {
  const minute = 60 + Math.floor(useCurrentFrame() / 30);

  return (
    <div style={video}>
      <div style={{font: '700 88px Geist, sans-serif'}}>2 : 1</div>
      {minute}′
    </div>
  );
};

const video: React.CSSProperties = {
  boxSizing: 'border-box',
  width: 320,
  height: 180,
  paddingTop: 12,
  borderRadius: 16,
  backgroundColor: '#ff5c3e',
  color: '#17181b',
  font: '500 40px Geist Mono, monospace',
  textAlign: 'center',
};

const label: React.CSSProperties = {
  marginTop: 24,
  color: '#a6abb4',
  font: '500 48px Geist Mono, monospace',
};
