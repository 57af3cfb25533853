/**
 * Words that readers use and the documentation doesn't, and the words that it uses for the same thing. They only work in
 * one direction: a search for `movie` also finds `video`, but a search for `video` doesn't find `movie`. Words about the
 * subject of a single page belong in its keywords instead.
 */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  auth: ['credentials'],
  choppy: ['flicker', 'stutter'],
  chrome: ['browser', 'chromium'],
  concat: ['combine', 'join'],
  delay: ['from', 'sequence', 'delayrender'],
  dev: ['preview', 'development'],
  export: ['render', 'output'],
  fast: ['performance', 'speed', 'concurrency'],
  faster: ['performance', 'speed', 'concurrency'],
  flip: ['transform'],
  hold: ['delayrender', 'freeze'],
  jank: ['flicker'],
  k8s: ['kubernetes', 'docker'],
  lag: ['performance', 'flicker', 'slow'],
  movie: ['video'],
  narration: ['audio'],
  serverless: ['lambda'],
  slow: ['performance', 'speed', 'playbackrate'],
  transcribe: ['captions', 'subtitles'],
  webpage: ['iframe'],
  whisper: ['captions'],
};
