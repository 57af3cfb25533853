import {getWaveformPortion, visualizeAudio, type AudioData} from '@remotion/media-utils';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

/** A tone of two seconds, and silence in the second channel. */
function createTone(hertz: number, from = 0, sampleRate = 48_000): AudioData {
  const samples = Float32Array.from({length: 2 * sampleRate}, (_, i) =>
    i / sampleRate < from ? 0 : 0.8 * Math.sin((2 * Math.PI * hertz * i) / sampleRate),
  );
  return {
    channelWaveforms: [samples, new Float32Array(samples.length)],
    sampleRate,
    durationInSeconds: 2,
    numberOfChannels: 2,
    resultId: `tone-${hertz}-${from}-${sampleRate}`,
    isRemote: false,
  };
}

/** Returns the number of the loudest band. */
function findLoudest(numberOfSamples: number, audioData = createTone(1000)): number {
  const bands = visualizeAudio({audioData, frame: 30, fps: 30, numberOfSamples});
  return bands.indexOf(Math.max(...bands));
}

claim('visualizeAudio() returns one number per frequency band, sorted from low to high frequencies.', () => {
  expect(visualizeAudio({audioData: createTone(1000), frame: 30, fps: 30, numberOfSamples: 64})).toHaveLength(64);
  expect(findLoudest(256)).toBeGreaterThan(findLoudest(32));
});

claim('The width of a band is half of audioData.sampleRate, divided by the number of bands.', () => {
  for (const sampleRate of [22_050, 44_100, 48_000]) {
    for (const bands of [16, 32, 256]) {
      const width = sampleRate / 2 / bands;
      expect([2, 5, 11].map((band) => findLoudest(bands, createTone(band * width, 0, sampleRate)))).toEqual([2, 5, 11]);
    }
  }
});

claim('16 | 1500 Hz | 0', () => {
  expect(findLoudest(16)).toBe(0);
});

claim('32 | 750 Hz | 1', () => {
  expect(findLoudest(32)).toBe(1);
});

claim('256 | 94 Hz | 10', () => {
  expect(findLoudest(256)).toBe(10);
});

claim(
  'By default, visualizeAudio() returns the average of the previous, the current and the next frame for each band',
  () => {
    const options = {audioData: createTone(1000, 1), fps: 30, numberOfSamples: 32};
    const read = (frame: number) => visualizeAudio({...options, frame, smoothing: false})[1] ?? NaN;
    const smooth = visualizeAudio({...options, frame: 30})[1] ?? NaN;
    expect(smooth).toBeCloseTo((read(29) + read(30) + read(31)) / 3, 10);
    expect(smooth).not.toBeCloseTo(read(30), 3);
  },
);

claim('The loudest slice has a volume of 1:', () => {
  const slices = getWaveformPortion({
    audioData: createTone(1000, 1),
    startTimeInSeconds: 0,
    durationInSeconds: 2,
    numberOfSamples: 10,
  });
  expect(Math.max(...slices.map(({amplitude}) => amplitude))).toBe(1);
});

claim('The frame you pass to visualizeAudio() is a position in the audio file.', () => {
  const options = {audioData: createTone(1000, 1), fps: 30, numberOfSamples: 32, smoothing: false};
  expect(Math.max(...visualizeAudio({...options, frame: 15}))).toBe(0);
  expect(Math.max(...visualizeAudio({...options, frame: 45}))).toBeGreaterThan(0);
});

claim('The message shows twice the number you passed, so 40 means that you passed 20.', () => {
  expect(() => visualizeAudio({audioData: createTone(1000), frame: 0, fps: 30, numberOfSamples: 20})).toThrow(
    'The argument "bars" must be a power of two. For example: 64, 128. Got instead: 40',
  );
});

claim(
  "visualizeAudio() and getWaveformPortion() only analyze the first channel, so they ignore anything that's only in the right channel of a stereo file.",
  () => {
    const tone = createTone(1000);
    const mono = {...tone, channelWaveforms: tone.channelWaveforms.slice(0, 1), resultId: 'mono'};
    const options = {frame: 30, fps: 30, numberOfSamples: 32};
    expect(visualizeAudio({...options, audioData: tone})).toEqual(visualizeAudio({...options, audioData: mono}));
    const portion = {startTimeInSeconds: 0, durationInSeconds: 1, numberOfSamples: 5};
    expect(getWaveformPortion({...portion, audioData: tone})).toEqual(
      getWaveformPortion({...portion, audioData: mono}),
    );
  },
);
