import {visualizeAudio, type AudioData} from '@remotion/media-utils';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

let created = 0;

/** A file of 4 seconds with a sample rate of 48,000 Hz. */
function createAudio(readSample: (second: number) => number, channels = 1): AudioData {
  return {
    channelWaveforms: Array.from({length: channels}, (_, channel) =>
      Float32Array.from({length: 4 * 48_000}, (_sample, i) => (channel === 0 ? readSample(i / 48_000) : 1)),
    ),
    sampleRate: 48_000,
    durationInSeconds: 4,
    numberOfChannels: channels,
    resultId: `claim-${created++}`,
    isRemote: false,
  };
}

function createTone(hertz: number, volume = 0.8): AudioData {
  return createAudio((second) => volume * Math.sin(2 * Math.PI * hertz * second));
}

const options = {frame: 30, fps: 30, numberOfSamples: 16, smoothing: false};

claim('visualizeAudio() returns how loud each frequency range is at a given frame.', () => {
  // Each of the 16 bands covers 1500 Hz.
  const bands = visualizeAudio({...options, audioData: createTone(6000)});
  expect(bands.indexOf(Math.max(...bands))).toBe(4);
});

claim('The function only uses the first channel.', () => {
  const mono = createAudio((second) => Math.sin(second * 5000));
  const stereo = createAudio((second) => Math.sin(second * 5000), 2);
  expect(visualizeAudio({...options, audioData: stereo})).toEqual(visualizeAudio({...options, audioData: mono}));
});

claim('The position in the file, in frames.', () => {
  const audio = createAudio((second) => (second >= 2 ? Math.sin(second * 9000) : 0));
  const readTotal = (frame: number) =>
    visualizeAudio({...options, audioData: audio, frame}).reduce((sum, value) => sum + value, 0);
  expect(readTotal(30)).toBe(0);
  expect(readTotal(75)).toBeGreaterThan(0);
});

claim('With a negative frame, you get the values for the beginning of the file.', () => {
  const audioData = createTone(500);
  const beginning = visualizeAudio({...options, audioData, frame: 0});
  expect(visualizeAudio({...options, audioData, frame: -30})).toEqual(beginning);
  expect(Math.max(...beginning)).toBeGreaterThan(0);
});

claim('Beyond the end of the file, all values are 0.', () => {
  expect(visualizeAudio({...options, audioData: createTone(500), frame: 500})).toEqual(Array(16).fill(0));
});

claim('It has to be a power of two, such as 16, 64 or 256.', () => {
  const audioData = createTone(500);
  for (const numberOfSamples of [1, 2, 16, 64, 256]) {
    expect(visualizeAudio({...options, audioData, numberOfSamples})).toHaveLength(numberOfSamples);
  }
  for (const numberOfSamples of [0, 3, 20, 100, -16, 1.5]) {
    expect(() => visualizeAudio({...options, audioData, numberOfSamples})).toThrow('must be a power of two');
  }
});

claim('The bands divide the frequencies up to half the sample rate into equal parts.', () => {
  const findBand = (hertz: number) => {
    const bands = visualizeAudio({...options, audioData: createTone(hertz)});
    return bands.indexOf(Math.max(...bands));
  };
  expect([3000, 6000, 12_000, 18_000].map(findBand)).toEqual([2, 4, 8, 12]);
});

claim('At a sample rate of 48,000 Hz, 16 bands cover 1500 Hz each, and 256 bands cover 94 Hz each.', () => {
  expect(24_000 / 16).toBe(1500);
  expect(Math.round(24_000 / 256)).toBe(94);
});

claim(
  'At 48,000 Hz, for example, the section is 11 milliseconds long for 256 bands and 171 milliseconds long for 4096 bands.',
  () => {
    expect(Math.round(((256 * 2) / 48_000) * 1000)).toBe(11);
    expect(Math.round(((4096 * 2) / 48_000) * 1000)).toBe(171);
    // An impulse 50 ms after the frame is only in the longer section.
    const impulse = createAudio((second) => (Math.abs(second - 1.05) < 0.0005 ? 1 : 0));
    const readTotal = (numberOfSamples: number) =>
      visualizeAudio({...options, audioData: impulse, numberOfSamples}).reduce((sum, value) => sum + value, 0);
    expect(readTotal(256)).toBe(0);
    expect(readTotal(4096)).toBeGreaterThan(0);
  },
);

claim('Whether each value is the average of the previous, the current and the next frame.', () => {
  const audioData = createAudio((second) => Math.sin(second ** 2 * 3000));
  const readFrame = (frame: number) => visualizeAudio({...options, audioData, frame});
  const [before = [], current = [], after = []] = [29, 30, 31].map(readFrame);
  const smooth = visualizeAudio({audioData, frame: 30, fps: 30, numberOfSamples: 16});
  smooth.forEach((value, band) => {
    expect(value).toBeCloseTo(((before[band] ?? 0) + (current[band] ?? 0) + (after[band] ?? 0)) / 3, 10);
  });
});

claim('An array of numberOfSamples numbers, sorted from low to high frequencies.', () => {
  const readPeak = (hertz: number) => {
    const bands = visualizeAudio({...options, audioData: createTone(hertz)});
    return bands.indexOf(Math.max(...bands));
  };
  expect(readPeak(3000)).toBeLessThan(readPeak(12_000));
});

claim('Each number is relative to the loudest sample in the file, and 0 means silence.', () => {
  const quiet = visualizeAudio({...options, audioData: createTone(3000, 0.1)});
  const loud = visualizeAudio({...options, audioData: createTone(3000, 1)});
  quiet.forEach((value, band) => expect(value).toBeCloseTo(loud[band] ?? NaN, 1));
});

claim(
  "numberOfSamples isn't a power of two. The message shows twice its value, so in this example, the value was 20.",
  () => {
    expect(() => visualizeAudio({...options, audioData: createTone(500), numberOfSamples: 20})).toThrow(
      'The argument "bars" must be a power of two. For example: 64, 128. Got instead: 40',
    );
  },
);

claim('The argument "fps" was not provided | fps is missing or 0.', () => {
  const call = visualizeAudio as (input: object) => number[];
  for (const fps of [undefined, 0]) {
    expect(() => call({...options, audioData: createTone(500), fps})).toThrow('The argument "fps" was not provided');
  }
});

claim('The file has fewer samples than twice the numberOfSamples. In this example, numberOfSamples is 64.', () => {
  const audioData = {...createTone(500), channelWaveforms: [new Float32Array(100).fill(0.5)]};
  expect(() => visualizeAudio({...options, audioData, numberOfSamples: 64})).toThrow(
    'Audio data is not big enough to provide 128 bars.',
  );
});

claim('If the whole file is silent, the value of each band is NaN.', () => {
  expect(visualizeAudio({...options, audioData: createAudio(() => 0)})).toEqual(Array(16).fill(NaN));
});
