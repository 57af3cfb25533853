// finds: default-props, says: functions
// from: /docs/composition
import {Composition} from 'remotion';

const Price: React.FC<{format: (value: number) => string}> = ({format}) => <h1>{format(5)}</h1>;

export const RemotionRoot: React.FC = () => (
  <Composition
    id="Price"
    component={Price}
    defaultProps={{format: (value: number) => `$${value}`}}
    width={1280}
    height={720}
    fps={30}
    durationInFrames={60}
  />
);
