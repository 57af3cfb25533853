// finds: typescript/2322, says: component
// from: /docs/composition
import {Composition} from 'remotion';

const Trailer: React.FC<{title: string}> = ({title}) => <h1>{title}</h1>;

export const RemotionRoot: React.FC = () => (
  <Composition
    id="Trailer"
    component={<Trailer title="Twelve months" />}
    width={1920}
    height={1080}
    fps={30}
    durationInFrames={150}
  />
);
