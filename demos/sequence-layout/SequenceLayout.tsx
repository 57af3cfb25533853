import {
  AbsoluteFill,
  Easing,
  interpolate,
  Sequence,
  useCurrentFrame,
} from 'remotion';

export const SequenceLayout: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <div style={{...column, left: 80}}>
      <div>absolute-fill</div>
      <div style={{position: 'relative'}}>
        <Steps layout="absolute-fill" />
      </div>
    </div>
    <div style={{...column, left: 660}}>
      <div>none</div>
      <Steps layout="none" />
    </div>
  </AbsoluteFill>
);

const Steps: React.FC<{layout: 'absolute-fill' | 'none'}> = ({layout}) => (
  <>
    <Sequence from={0} layout={layout}>
      <Step text="Plan" color="#f5b84c" />
    </Sequence>
    <Sequence from={25} layout={layout}>
      <Step text="Build" color="#5fc290" />
    </Sequence>
    <Sequence from={50} layout={layout}>
      <Step text="Ship" color="#5b9dff" />
    </Sequence>
  </>
);

const Step: React.FC<{text: string; color: string}> = ({text, color}) => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [0, 12], [-540, 0], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });
  const style = {backgroundColor: color, transform: `translateX(${x}px)`};

  return <div style={{...step, ...style}}>{text}</div>;
};

const column: React.CSSProperties = {
  position: 'absolute',
  top: 80,
  width: 540,
  height: 560,
  overflow: 'hidden',
  color: '#a6abb4',
  font: '48px / 96px Geist Mono, monospace',
};

const step: React.CSSProperties = {
  width: 540,
  height: 136,
  marginBottom: 20,
  borderRadius: 24,
  padding: '0 40px',
  color: '#17181b',
  font: '700 80px / 136px Geist, sans-serif',
};
