// finds: own-clock, says: setInterval
// from: /docs/the-fundamentals
import {useEffect, useState} from 'react';

export const Counter: React.FC = () => {
  const [count, setCount] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setCount((c) => c + 1), 1000);
    return () => clearInterval(timer);
  }, []);

  return <div>{count}</div>;
};
