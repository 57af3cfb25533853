// finds: random-value, says: nanoid
// from: /docs/using-randomness
import {nanoid} from 'nanoid';
import {AbsoluteFill} from 'remotion';

export const Ticket: React.FC = () => {
  const id = nanoid();
  return <AbsoluteFill>{id}</AbsoluteFill>;
};
