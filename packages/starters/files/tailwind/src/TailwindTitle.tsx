import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';
import './style.css';

export const TailwindTitle: React.FC<{title: string}> = ({title}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 20], [0, 1], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill className="items-center justify-center bg-neutral-900">
      <h1
        className="text-8xl font-bold tracking-tight text-playhead"
        style={{opacity}}
      >
        {title}
      </h1>
    </AbsoluteFill>
  );
};
