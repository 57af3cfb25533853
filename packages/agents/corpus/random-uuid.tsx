// finds: random-value, says: randomUUID
// from: /docs/using-randomness
import {AbsoluteFill} from 'remotion';

export const Ticket: React.FC = () => <AbsoluteFill>{crypto.randomUUID()}</AbsoluteFill>;
