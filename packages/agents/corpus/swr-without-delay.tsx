// finds: unawaited-loading, says: request
// from: /docs/data-fetching
import {AbsoluteFill} from 'remotion';
import useSWR from 'swr';

export const Weather: React.FC = () => {
  const {data} = useSWR('https://api.example.com/weather');
  return <AbsoluteFill>{data?.city}</AbsoluteFill>;
};
