// finds: typescript/2345, says: warning
// from: /docs/config/log
import {Config} from 'remotion';

Config.Log.setLevel('warning');
