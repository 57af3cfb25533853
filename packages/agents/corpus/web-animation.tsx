// finds: own-clock, says: animate()
// from: /docs/third-party#web-animations
import {useEffect, useRef} from 'react';

export const Slide: React.FC = () => {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    ref.current?.animate([{opacity: 0}, {opacity: 1}], {duration: 1000});
  }, []);

  return <div ref={ref}>Slide</div>;
};
