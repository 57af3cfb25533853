// finds: default-props, says: exceeds a limit
// from: /docs/troubleshooting/defaultprops-too-big
import {Composition, Img} from 'remotion';

const Gallery: React.FC<{photo: string}> = ({photo}) => <Img src={photo} />;

const photo = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAB4A…';

export const RemotionRoot: React.FC = () => (
  <Composition
    id="Gallery"
    component={Gallery}
    defaultProps={{photo}}
    width={1920}
    height={1080}
    fps={30}
    durationInFrames={150}
  />
);
