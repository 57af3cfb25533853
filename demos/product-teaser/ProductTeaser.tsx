import {
  AbsoluteFill,
  Easing,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const ProductTeaser: React.FC<{claim: string; color: string}> = ({
  claim,
  color,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const rise = spring({frame: frame - 8, fps, config: {damping: 18}});
  const tide = interpolate(frame, [30, 110], [0.2, 0.82], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={page}>
      <div style={headline}>
        {claim.split(' ').map((word, index) => {
          const shown = spring({
            frame: frame - index * 5,
            fps,
            config: {damping: 200},
          });
          const transform = `translateY(${(1 - shown) * 60}px)`;
          return (
            <span
              key={index}
              style={{display: 'inline-block', opacity: shown, transform}}
            >
              {word}&nbsp;
            </span>
          );
        })}
      </div>
      <div style={{...phone, transform: `translateY(${(1 - rise) * 900}px)`}}>
        <svg viewBox="0 0 480 900" style={{display: 'block'}}>
          <rect width={480} height={900} fill="#fff" />
          {[0, 1, 2].map((layer) => (
            <path
              key={layer}
              d={wave(900 - tide * 620 + layer * 44, frame / 15 + layer * 2)}
              fill={color}
              opacity={0.35 + layer * 0.325}
            />
          ))}
          <text x={48} y={130} style={place}>
            Old pier
          </text>
          <text x={44} y={236} style={height}>
            {(tide * 4.2).toFixed(1)} m
          </text>
        </svg>
      </div>
    </AbsoluteFill>
  );
};

const wave = (level: number, phase: number) => {
  const points = new Array(25).fill(0).map((_, index) => {
    const y = level + Math.sin(index / 3.5 + phase) * 18;
    return `L${index * 20} ${y.toFixed(1)}`;
  });
  return `M0 900 ${points.join(' ')} V900 Z`;
};

const page: React.CSSProperties = {
  overflow: 'hidden',
  backgroundColor: '#f6f3ee',
  color: '#17181b',
};

const headline: React.CSSProperties = {
  position: 'absolute',
  left: 64,
  right: 24,
  top: 96,
  font: '800 104px/1.02 Geist, sans-serif',
  letterSpacing: '-0.05em',
};

const phone: React.CSSProperties = {
  position: 'absolute',
  left: 108,
  top: 452,
  width: 480,
  border: '12px solid #17181b',
  borderRadius: 72,
  overflow: 'hidden',
};

const place = {font: '500 36px Geist, sans-serif'};

const height = {font: '800 104px Geist, sans-serif', letterSpacing: '-0.04em'};
