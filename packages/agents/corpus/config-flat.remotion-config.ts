// finds: typescript/2339, says: setVideoImageFormat
// from: later versions
import {Config} from 'remotion';

Config.setVideoImageFormat('jpeg');
