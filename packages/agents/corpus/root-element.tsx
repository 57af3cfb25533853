// finds: typescript/2345, says: registerRoot
// from: public issues
import {registerRoot} from 'remotion';
import {RemotionRoot} from './Root';

registerRoot(<RemotionRoot />);
