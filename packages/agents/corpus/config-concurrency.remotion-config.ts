// finds: config-settings, says: half of the CPU threads
// from: /docs/config/rendering
import {Config} from 'remotion';

Config.Rendering.setConcurrency(0);
