// finds: delayed-render, says: --log=verbose
// from: /docs/timeout
import {useEffect, useState} from 'react';
import {continueRender, delayRender} from 'remotion';

export const Price: React.FC = () => {
  const [price, setPrice] = useState(0);
  const [handle] = useState(() => delayRender());

  useEffect(() => {
    fetch('https://api.example.com/price')
      .then((response) => response.json())
      .then((data: {price: number}) => {
        setPrice(data.price);
        continueRender(handle);
      })
      .catch((error) => console.error(error));
  }, [handle]);

  return <h1>{price}</h1>;
};
