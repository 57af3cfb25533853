import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Stagger: React.FC<{delay: number}> = ({delay}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill style={scene}>
      {['H', 'E', 'L', 'L', 'O'].map((letter, i) => {
        const progress = spring({
          frame: frame - 8 - i * delay,
          fps,
          config: {damping: 12},
        });
        const transform = `translateY(${(1 - progress) * 560}px)`;
        return (
          <div key={i} style={{...card, transform}}>
            {letter}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};

const scene: React.CSSProperties = {
  alignItems: 'center',
  backgroundColor: '#17181b',
  flexDirection: 'row',
  gap: 20,
  overflow: 'hidden',
  padding: 80,
};

const card: React.CSSProperties = {
  flex: 1,
  borderRadius: 32,
  backgroundColor: '#f5b84c',
  color: '#17181b',
  font: '800 176px / 320px Geist, sans-serif',
  textAlign: 'center',
};
