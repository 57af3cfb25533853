// finds: registered-root, says: only be called once
// from: /docs/register-root
import {registerRoot} from 'remotion';
import {RemotionRoot, SecondRoot} from './Root';

registerRoot(RemotionRoot);
registerRoot(SecondRoot);
