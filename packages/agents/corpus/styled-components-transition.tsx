// finds: css-animation, says: transition
// from: public issues
import {AbsoluteFill} from 'remotion';
import styled from 'styled-components';

const Box = styled.div`
  width: 200px;
  transition: transform 0.3s ease;
`;

export const Scene: React.FC = () => (
  <AbsoluteFill>
    <Box />
  </AbsoluteFill>
);
