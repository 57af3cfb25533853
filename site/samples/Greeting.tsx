import {spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Greeting: React.FC<{
  name: string;
  color: string;
}> = ({name, color}) => {
  const frame = useCurrentFrame();
  const {fps, width, height} = useVideoConfig();
  const risen = spring({frame, fps, config: {damping: 200}});

  return (
    <svg viewBox={`0 0 ${width} ${height}`}>
      <rect width="100%" height="100%" fill={color} />
      <text
        x={90}
        y={height + 120 - risen * 240}
        fontFamily="Geist"
        fontSize={170}
        fontWeight={640}
        fill="white"
      >
        Hello {name}
      </text>
    </svg>
  );
};
