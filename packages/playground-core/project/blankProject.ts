import type {PlaygroundProject} from './PlaygroundProject.ts';

/** The project that the playground opens by default: a component with two props. */
export const blankProject: PlaygroundProject = {
  files: {
    'Title.tsx': `import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {title: string; color: string};

export const Title: React.FC<Props> = ({title, color}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#17181b',
        color,
        fontFamily: 'Geist, sans-serif',
        fontSize: 150,
        fontWeight: 700,
        justifyContent: 'center',
      }}
    >
      <div style={{display: 'flex', whiteSpace: 'pre'}}>
        {[...title].map((letter, index) => {
          const shown = spring({
            frame: frame - index * 3,
            fps,
            config: {damping: 12},
          });
          const transform = \`translateY(\${(1 - shown) * 120}px)\`;
          return (
            <span key={index} style={{opacity: shown, transform}}>
              {letter}
            </span>
          );
        })}
      </div>
    </AbsoluteFill>
  );
};
`,
  },
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  props: {title: 'Change me', color: '#ff5c3e'},
};
