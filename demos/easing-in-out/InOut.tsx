import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type CurveName = 'sin' | 'quad' | 'cubic' | 'circle' | 'exp';
type Curve = (progress: number) => number;

export const InOut: React.FC<{curve: CurveName}> = ({curve}) => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <svg width={1280} height={720} fontFamily="Geist Mono, monospace">
      <Panel x={80} label="in" easing={Easing.in(Easing[curve])} />
      <Panel x={480} label="out" easing={Easing.out(Easing[curve])} />
      <Panel x={880} label="inOut" easing={Easing.inOut(Easing[curve])} />
    </svg>
  </AbsoluteFill>
);

const Panel: React.FC<{x: number; label: string; easing: Curve}> = ({
  x,
  label,
  easing,
}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [12, 66], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const y = (at: number) => 440 - easing(at) * 320;
  const steps = Array.from({length: 61}, (_, i) => i / 60);
  const line = steps.map((at) => `${at * 320},${y(at)}`).join(' ');

  return (
    <g fill="#ff5c3e" transform={`translate(${x} 0)`}>
      <path d="M0 120H320V440H0Z" fill="#24262b" />
      <polyline points={line} fill="none" stroke="#f6f3ee" strokeWidth={10} />
      <circle cx={progress * 320} cy={y(progress)} r={24} />
      <rect y={512} width={320} height={8} rx={4} fill="#3a3d44" />
      <circle cx={easing(progress) * 320} cy={516} r={24} />
      <text y={632} fill="#f6f3ee" fontSize={56}>
        {label}
      </text>
    </g>
  );
};
