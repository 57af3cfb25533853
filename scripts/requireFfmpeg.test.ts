import {describe, expect, it} from 'vitest';
import {requireFfmpeg} from './requireFfmpeg';

describe('requireFfmpeg', () => {
  it('says what is missing and how to get it', () => {
    expect(() => requireFfmpeg('', () => false)).toThrow(
      /^Rendering needs ffmpeg and ffprobe on the PATH\. Install FFmpeg .*apt-get install ffmpeg/,
    );
  });

  it('says so too when an installation did not help', () => {
    expect(() => requireFfmpeg('', () => true)).toThrow(/^Rendering needs ffmpeg/);
  });
});
