// finds: unknown-package, says: from 'remotion'
// from: later versions
import {Config} from '@remotion/cli/config';

Config.setOverwriteOutput(true);
