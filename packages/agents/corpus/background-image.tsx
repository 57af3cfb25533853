// finds: background-image, says: CSS
// from: /docs/use-img-and-iframe
import {AbsoluteFill, staticFile} from 'remotion';

export const Title: React.FC = () => (
  <AbsoluteFill style={{backgroundImage: `url(${staticFile('harbor.jpg')})`}}>
    <h1>Harbor news</h1>
  </AbsoluteFill>
);
