// finds: accumulated-state, says: effect
// from: /docs/flickering#cause-2
import {useEffect, useState} from 'react';
import {useCurrentFrame} from 'remotion';

export const Counter: React.FC = () => {
  const frame = useCurrentFrame();
  const [count, setCount] = useState(0);

  useEffect(() => {
    setCount((before) => before + 3);
  }, [frame]);

  return <h1>{count}</h1>;
};
