// finds: audio-data, says: power of two
// from: /docs/visualize-audio
import {type AudioData, visualizeAudio} from '@remotion/media-utils';

export const getBars = (audioData: AudioData, frame: number): number[] =>
  visualizeAudio({audioData, frame, fps: 30, numberOfSamples: 100});
