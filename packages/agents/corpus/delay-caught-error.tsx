// finds: delayed-render, says: --log=verbose
// from: /docs/timeout
import {useEffect, useState} from 'react';
import {continueRender, delayRender} from 'remotion';

export const Price: React.FC = () => {
  const [price, setPrice] = useState(0);
  const [handle] = useState(() => delayRender());

  useEffect(() => {
    const load = async () => {
      try {
        const response = await fetch('https://api.example.com/price');
        const data: {price: number} = await response.json();
        setPrice(data.price);
        continueRender(handle);
      } catch (error) {
        console.error('Could not load the price', error);
      }
    };
    load();
  }, [handle]);

  return <h1>{price}</h1>;
};
