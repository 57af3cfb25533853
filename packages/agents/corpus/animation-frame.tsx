// finds: own-clock, says: requestAnimationFrame
// from: /docs/flickering#cause-1
import {useEffect, useRef} from 'react';

export const Particles: React.FC = () => {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let x = 0;
    const draw = () => {
      canvas.current?.getContext('2d')?.fillRect(x++, 10, 5, 5);
      requestAnimationFrame(draw);
    };
    draw();
  }, []);

  return <canvas ref={canvas} width={1920} height={1080} />;
};
