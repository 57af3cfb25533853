// finds: own-clock, says: anime
// from: /docs/third-party
import anime from 'animejs';
import {useEffect} from 'react';

export const Letters: React.FC = () => {
  useEffect(() => {
    anime({targets: '.letter', translateY: [40, 0], delay: anime.stagger(50)});
  }, []);

  return <h1 className="letter">Hello</h1>;
};
