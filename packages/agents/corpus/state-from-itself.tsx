// finds: accumulated-state, says: effect
// from: /docs/use-current-frame
import {useEffect, useState} from 'react';
import {useCurrentFrame} from 'remotion';

export const Ball: React.FC = () => {
  const frame = useCurrentFrame();
  const [y, setY] = useState(0);

  useEffect(() => {
    setY(y + 9.81);
  }, [frame]);

  return <div style={{marginTop: y}}>●</div>;
};
