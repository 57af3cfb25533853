// finds: own-clock, says: setTimeout
// from: /docs/flickering#cause-1
import {useEffect, useState} from 'react';
import {AbsoluteFill} from 'remotion';

export const Reveal: React.FC = () => {
  const [visible, setVisible] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), 2000);
    return () => clearTimeout(timer);
  }, []);

  return <AbsoluteFill>{visible ? 'Hello' : null}</AbsoluteFill>;
};
