import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const EasedSlide: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <Slide label="No easing" y={72} color="#f6f3ee" />
    <Slide
      label="Easing.out(Easing.cubic)"
      y={380}
      color="#ff5c3e"
      easing={Easing.out(Easing.cubic)}
    />
  </AbsoluteFill>
);

interface SlideProps {
  label: string;
  y: number;
  color: string;
  easing?: (progress: number) => number;
}

const Slide: React.FC<SlideProps> = ({label, y, color, easing}) => {
  const frame = useCurrentFrame();
  const xAt = (at: number) =>
    interpolate(at, [15, 60], [80, 1040], {
      easing,
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });
  const trail = [15, 20, 25, 30, 35, 40, 45, 50, 55, 60];

  return (
    <svg width={1280} height={300} style={{position: 'absolute', top: y}}>
      <text y={40} x={80} fill="#a6abb4" fontSize={44} style={mono}>
        {label}
      </text>
      {trail.map((at) => (
        <circle
          key={at}
          cx={xAt(at) + 80}
          cy={268}
          r={12}
          fill={at > frame ? '#3a3d44' : color}
        />
      ))}
      <rect {...square} x={xAt(frame)} fill={color} />
    </svg>
  );
};

const mono = {fontFamily: 'Geist Mono, monospace'};
const square = {y: 76, width: 160, height: 160, rx: 32};
