import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Lighthouse: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: '#24262b'}}>
    <svg width={1280} height={720} viewBox="0 0 1280 720">
      <Part delay={28} origin="left">
        <path d="M700 236 L1280 90 V382 Z" fill="#f5b84c" opacity={0.35} />
      </Part>
      <Part delay={0} origin="bottom">
        <path d="M400 720 Q640 520 880 720 Z" fill="#3a3d44" />
      </Part>
      <Part delay={6} origin="bottom">
        <path d="M560 632 L588 290 H692 L720 632 Z" fill="#f6f3ee" />
      </Part>
      <Part delay={12} origin="bottom">
        <path d="M572 490 L580 390 H700 L708 490 Z" fill="#ff5c3e" />
      </Part>
      <Part delay={16} origin="bottom">
        <rect x={584} y={188} width={112} height={96} rx={12} fill="#f5b84c" />
      </Part>
      <Part delay={20} origin="bottom">
        <path d="M568 184 L640 96 L712 184 Z" fill="#ff5c3e" />
      </Part>
    </svg>
  </AbsoluteFill>
);

const Part: React.FC<{
  delay: number;
  origin: string;
  children: React.ReactNode;
}> = ({delay, origin, children}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const scale = spring({frame: frame - delay, fps, config: {damping: 14}});

  return (
    <g
      style={{
        transform: `scale(${scale})`,
        transformBox: 'fill-box',
        transformOrigin: origin,
      }}
    >
      {children}
    </g>
  );
};
