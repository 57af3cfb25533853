// finds: own-clock, says: gsap.to
// from: /docs/third-party
import gsap from 'gsap';
import {useEffect, useRef} from 'react';

export const Box: React.FC = () => {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    gsap.to(box.current, {x: 300, duration: 1});
  }, []);

  return <div ref={box}>Box</div>;
};
