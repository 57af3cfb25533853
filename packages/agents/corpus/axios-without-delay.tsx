// finds: unawaited-loading, says: request
// from: /docs/data-fetching
import axios from 'axios';
import {useEffect, useState} from 'react';
import {AbsoluteFill} from 'remotion';

export const Stars: React.FC = () => {
  const [stars, setStars] = useState(0);

  useEffect(() => {
    axios.get('https://api.example.com/stars').then((response) => setStars(response.data.stars));
  }, []);

  return <AbsoluteFill>{stars}</AbsoluteFill>;
};
