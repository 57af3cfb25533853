import {
  AbsoluteFill,
  Easing,
  interpolate,
  random,
  Series,
  useCurrentFrame,
} from 'remotion';

interface YearProps {
  name: string;
  commits: number;
  color: string;
}

export const YearInReview: React.FC<YearProps> = ({name, commits, color}) => (
  <AbsoluteFill style={{...page, backgroundColor: '#17181b'}}>
    <Series>
      <Series.Sequence durationInFrames={50}>
        <Scene background={color} ink="#17181b">
          <div style={small}>Your year,</div>
          <div style={{...large, fontSize: Math.min(208, 1040 / name.length)}}>
            {name}
          </div>
        </Scene>
      </Series.Sequence>
      <Series.Sequence durationInFrames={70}>
        <Scene background="#17181b" ink="#f6f3ee">
          <Days commits={commits} color={color} />
          <div style={{...large, color}}>
            <Count to={commits} />
          </div>
          <div style={small}>commits in 52 weeks</div>
        </Scene>
      </Series.Sequence>
      <Series.Sequence durationInFrames={60}>
        <Scene background="#f6f3ee" ink="#17181b">
          <div style={small}>That is</div>
          <div style={large}>{(commits / 52).toFixed(1)}</div>
          <div style={small}>a week. See you next year, {name}.</div>
        </Scene>
      </Series.Sequence>
    </Series>
  </AbsoluteFill>
);

const Scene: React.FC<{
  background: string;
  ink: string;
  children: React.ReactNode;
}> = ({background, ink, children}) => {
  const frame = useCurrentFrame();
  const open = interpolate(frame, [0, 16], [0, 150], ease);
  const y = interpolate(frame, [4, 24], [120, 0], ease);

  return (
    <AbsoluteFill
      style={{
        ...scene,
        backgroundColor: background,
        color: ink,
        clipPath: `circle(${open}% at 0 100%)`,
      }}
    >
      <div style={{transform: `translateY(${y}px)`}}>{children}</div>
    </AbsoluteFill>
  );
};

const Count: React.FC<{to: number}> = ({to}) => (
  <>{interpolate(useCurrentFrame(), [10, 45], [0, to], ease).toFixed(0)}</>
);

const Days: React.FC<{commits: number; color: string}> = ({commits, color}) => {
  const frame = useCurrentFrame();
  const share = Math.min(0.95, commits / 1200 + 0.1);
  return (
    <svg viewBox="0 0 592 476" style={{marginBottom: 56}}>
      {new Array(104).fill(0).map((_, day) => {
        const delay = 6 + (day % 13) * 1.5 + Math.floor(day / 13);
        const r = interpolate(frame, [delay, delay + 12], [0, 18], ease);
        return (
          <circle
            key={day}
            cx={20 + (day % 13) * 46}
            cy={20 + Math.floor(day / 13) * 62}
            r={r}
            fill={random(`day-${day}`) < share ? color : '#3a3d44'}
          />
        );
      })}
    </svg>
  );
};

const ease = {
  easing: Easing.out(Easing.cubic),
  extrapolateLeft: 'clamp',
  extrapolateRight: 'clamp',
} as const;

const page = {font: '500 60px/1.2 Geist, sans-serif'};

const scene: React.CSSProperties = {
  boxSizing: 'border-box',
  justifyContent: 'flex-end',
  padding: '64px 64px 112px',
};

const small = {fontSize: 60, letterSpacing: '-0.02em'};

const large: React.CSSProperties = {
  fontSize: 208,
  fontWeight: 800,
  letterSpacing: '-0.06em',
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
};
