// finds: own-clock, says: useSpring
// from: /docs/third-party
import {animated, useSpring} from '@react-spring/web';

export const Title: React.FC = () => {
  const styles = useSpring({from: {opacity: 0}, to: {opacity: 1}});
  return <animated.div style={styles}>Hello</animated.div>;
};
