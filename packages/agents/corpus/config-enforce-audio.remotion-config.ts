// finds: config-settings, says: no effect
// from: /docs/config/rendering
import {Config} from 'remotion';

Config.Rendering.setEnforceAudioTrack(true);
