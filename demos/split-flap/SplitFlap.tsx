import {AbsoluteFill, useCurrentFrame} from 'remotion';

const letters = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:';
const framesPerFlap = 3;

export const SplitFlap: React.FC<{first: string; second: string}> = ({
  first,
  second,
}) => (
  <AbsoluteFill style={board}>
    {[first, second].map((text, row) => (
      <div key={row} style={{display: 'flex', gap: 12}}>
        {new Array(10).fill(0).map((_, column) => (
          <Flap
            key={column}
            letter={text.toUpperCase()[column] ?? ' '}
            delay={column * 3 + row * 8}
            color={row === 0 ? '#f6f3ee' : '#f5b84c'}
          />
        ))}
      </div>
    ))}
  </AbsoluteFill>
);

const Flap: React.FC<{letter: string; delay: number; color: string}> = ({
  letter,
  delay,
  color,
}) => {
  const frame = useCurrentFrame();
  const goal = Math.max(0, letters.indexOf(letter));
  const turned = Math.min(goal, Math.max(0, frame - delay) / framesPerFlap);
  const index = Math.floor(turned);
  const fall = turned - index;
  const now = letters[index];
  const next = letters[Math.min(index + 1, goal)];

  return (
    <div style={{...flap, color}}>
      <Half part="top">{next}</Half>
      <Half part="bottom">{now}</Half>
      {fall < 0.5 ? (
        <Half part="top" turn={fall * -180}>
          {now}
        </Half>
      ) : (
        <Half part="bottom" turn={180 - fall * 180}>
          {next}
        </Half>
      )}
      <div style={hinge} />
    </div>
  );
};

const Half: React.FC<{
  part: 'top' | 'bottom';
  turn?: number;
  children: React.ReactNode;
}> = ({part, turn = 0, children}) => (
  <div
    style={{
      ...face,
      clipPath: part === 'top' ? 'inset(0 0 50% 0)' : 'inset(50% 0 0 0)',
      filter: `brightness(${1 - Math.abs(turn) / 180})`,
      transform: `rotateX(${turn}deg)`,
    }}
  >
    {children}
  </div>
);

const board: React.CSSProperties = {
  alignItems: 'center',
  justifyContent: 'center',
  gap: 32,
  backgroundColor: '#0d0e10',
};

const flap: React.CSSProperties = {
  position: 'relative',
  width: 104,
  height: 176,
  perspective: 600,
};

const face: React.CSSProperties = {
  position: 'absolute',
  inset: 0,
  borderRadius: 12,
  backgroundColor: '#24262b',
  font: '600 124px/176px Geist Mono, monospace',
  textAlign: 'center',
};

const hinge: React.CSSProperties = {
  position: 'absolute',
  inset: '86px 0 auto 0',
  height: 4,
  backgroundColor: '#0d0e10',
};
