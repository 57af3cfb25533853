// finds: dynamic-import, says: bundles none
// from: /docs/webpack-dynamic-imports
import {Img} from 'remotion';

export const Product: React.FC<{name: string}> = ({name}) => {
  const path = './images/' + name + '.png';
  return <Img src={require(path)} />;
};
