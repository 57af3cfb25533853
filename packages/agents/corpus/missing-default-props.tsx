// finds: typescript/2561, says: title
// from: /docs/parametrized-rendering
import {Composition} from 'remotion';

const Main: React.FC<{title: string}> = ({title}) => <h1>{title}</h1>;

export const RemotionRoot: React.FC = () => (
  <Composition
    id="Main"
    component={Main}
    defaultProps={{titel: 'Hi'}}
    width={1920}
    height={1080}
    fps={30}
    durationInFrames={60}
  />
);
