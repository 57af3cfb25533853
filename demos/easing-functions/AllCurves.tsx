import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const curves = {
  step0: Easing.step0,
  step1: Easing.step1,
  linear: Easing.linear,
  ease: Easing.ease,
  quad: Easing.quad,
  cubic: Easing.cubic,
  poly: Easing.poly(4),
  sin: Easing.sin,
  circle: Easing.circle,
  exp: Easing.exp,
  elastic: Easing.elastic(1),
  back: Easing.back(),
  bounce: Easing.bounce,
  bezier: Easing.bezier(0.34, 1.56, 0.64, 1),
  inOut: Easing.inOut(Easing.cubic),
};

export const AllCurves: React.FC = () => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [15, 75], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720} fontFamily="Geist Mono, monospace">
        {Object.entries(curves).map(([name, easing], i) => (
          <g
            key={name}
            transform={`translate(${80 + (i % 5) * 236} ${Math.floor(i / 5) * 208})`}
          >
            <path d={drawCurve(easing)} {...line} />
            <circle
              cx={progress * 160}
              cy={176 - easing(progress) * 88}
              r={14}
              fill="#ff5c3e"
            />
            <text y={240} fill="#a6abb4" fontSize={40}>
              {name}
            </text>
          </g>
        ))}
      </svg>
    </AbsoluteFill>
  );
};

const drawCurve = (easing: (progress: number) => number): string =>
  Array.from({length: 81}, (_, i) => i / 80)
    .map((at) => `${at * 160},${176 - easing(at) * 88}`)
    .join(' L')
    .replace(/^/, 'M');

const line = {fill: 'none', stroke: '#f6f3ee', strokeWidth: 6};
