import {interpolate, useCurrentFrame} from 'remotion';

type Props = {text: string; color: string};

export const Subtitle: React.FC<Props> = ({text, color}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 30], [0, 1], {
    extrapolateRight: 'clamp',
  });

  return <p style={{...style, color, opacity}}>{text}</p>;
};

const style: React.CSSProperties = {
  position: 'absolute',
  top: 750,
  width: '100%',
  margin: 0,
  font: '500 48px system-ui, sans-serif',
  textAlign: 'center',
};
