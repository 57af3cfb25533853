// finds: config-settings, says: png
// from: /docs/transparent-videos
import {Config} from 'remotion';

Config.Output.setCodec('vp8');
Config.Output.setPixelFormat('yuva420p');
Config.Rendering.setImageFormat('jpeg');
