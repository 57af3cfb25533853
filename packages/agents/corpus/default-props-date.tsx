// finds: default-props, says: Date objects
// from: /docs/composition
import {Composition} from 'remotion';

const Invitation: React.FC<{date: Date}> = ({date}) => <h1>{date.toLocaleDateString('en-US')}</h1>;

export const RemotionRoot: React.FC = () => (
  <Composition
    id="Invitation"
    component={Invitation}
    defaultProps={{date: new Date(2022, 9, 1)}}
    width={1280}
    height={720}
    fps={30}
    durationInFrames={60}
  />
);
