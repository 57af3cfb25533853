// finds: unawaited-loading, says: request
// from: /docs/data-fetching
import {useEffect, useState} from 'react';
import {AbsoluteFill} from 'remotion';

export const Quote: React.FC = () => {
  const [text, setText] = useState('');

  useEffect(() => {
    fetch('https://api.example.com/quote')
      .then((response) => response.text())
      .then(setText);
  }, []);

  return <AbsoluteFill>{text}</AbsoluteFill>;
};
