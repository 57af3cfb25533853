import {spring, useCurrentFrame} from 'remotion';

const values = [1, 2, 3, 5, 8, 13, 21];
const style = {background: '#17181b', strokeWidth: 140};

export function Bars({color}: {color: string}) {
  const frame = useCurrentFrame();
  const bars = values.map((value, i) => {
    const grown = spring({frame: frame - i * 4, fps: 30});
    return `M${i * 180 + 100} 690v${grown * value * -26}`;
  });

  return (
    <svg viewBox="0 0 1280 720" style={style}>
      <path d={bars.join(' ')} stroke={color} />
    </svg>
  );
}
