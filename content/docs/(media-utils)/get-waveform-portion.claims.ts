import {spawnSync} from 'node:child_process';
import {getWaveformPortion, type AudioData} from '@remotion/media-utils';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

/** A file of 10 seconds with a sample rate of 1000 Hz. */
function createAudio(readSample: (index: number) => number, channels = 1): AudioData {
  return {
    channelWaveforms: Array.from({length: channels}, (_, channel) =>
      Float32Array.from({length: 10_000}, (_sample, index) => (channel === 0 ? readSample(index) : 1)),
    ),
    sampleRate: 1000,
    durationInSeconds: 10,
    numberOfChannels: channels,
    resultId: 'claim',
    isRemote: false,
  };
}

const rising = createAudio((index) => index / 10_000);
const whole = {startTimeInSeconds: 0, durationInSeconds: 10};

claim(
  'getWaveformPortion() divides a section of an audio file into slices and returns how loud each of them is.',
  () => {
    const bars = getWaveformPortion({audioData: rising, ...whole, numberOfSamples: 5});
    expect(bars.map(({amplitude}) => Number(amplitude.toFixed(2)))).toEqual([0.11, 0.33, 0.56, 0.78, 1]);
  },
);

claim('The function only uses the first channel.', () => {
  const stereo = createAudio((index) => index / 10_000, 2);
  const options = {...whole, numberOfSamples: 20};
  expect(getWaveformPortion({audioData: stereo, ...options})).toEqual(
    getWaveformPortion({audioData: rising, ...options}),
  );
});

claim('Where the section begins, in seconds from the start of the file.', () => {
  const impulse = createAudio((index) => (index === 5000 ? 1 : 0));
  const options = {durationInSeconds: 1, numberOfSamples: 10};
  const bars = getWaveformPortion({audioData: impulse, startTimeInSeconds: 4.5, ...options});
  expect(bars.findIndex(({amplitude}) => amplitude > 0)).toBe(5);
});

claim("Don't pass a negative value, because the function would measure it from the end of the file.", () => {
  const options = {durationInSeconds: 1, numberOfSamples: 4};
  expect(getWaveformPortion({audioData: rising, startTimeInSeconds: -2, ...options})).toEqual(
    getWaveformPortion({audioData: rising, startTimeInSeconds: 8, ...options}),
  );
});

claim('If it extends beyond the end of the file, the bars only cover the part that exists.', () => {
  const options = {startTimeInSeconds: 8, numberOfSamples: 4};
  expect(getWaveformPortion({audioData: rising, durationInSeconds: 100, ...options})).toEqual(
    getWaveformPortion({audioData: rising, durationInSeconds: 2, ...options}),
  );
});

claim('The number of bars, as a positive integer.', () => {
  for (const numberOfSamples of [1, 7, 100]) {
    expect(getWaveformPortion({audioData: rising, ...whole, numberOfSamples})).toHaveLength(numberOfSamples);
  }
});

claim("If it's very large, such as 200,000, the function throws RangeError: Maximum call stack size exceeded.", () => {
  // The main thread of Node.js has the same stack size as a browser tab, while Vitest's workers have a larger one.
  const getOutput = (numberOfSamples: number): string => {
    const {stdout, stderr} = spawnSync(
      process.execPath,
      [
        '-e',
        `const {getWaveformPortion} = require('@remotion/media-utils');
        const audioData = {channelWaveforms: [new Float32Array(400_000)], durationInSeconds: 10};
        const section = {startTimeInSeconds: 0, durationInSeconds: 10, numberOfSamples: ${numberOfSamples}};
        console.log(getWaveformPortion({audioData, ...section}).length);`,
      ],
      {cwd: import.meta.dirname, encoding: 'utf8'},
    );
    return stdout + stderr;
  };
  expect(getOutput(10_000)).toBe('10000\n');
  expect(getOutput(200_000)).toContain('RangeError: Maximum call stack size exceeded');
});

claim(
  'The array is empty if the section you request is completely beyond the end of the file, or if it contains fewer audio samples than bars.',
  () => {
    const late = {startTimeInSeconds: 20, durationInSeconds: 5, numberOfSamples: 4};
    expect(getWaveformPortion({audioData: rising, ...late})).toEqual([]);
    const short = {startTimeInSeconds: 0, durationInSeconds: 0.003, numberOfSamples: 4};
    expect(getWaveformPortion({audioData: rising, ...short})).toEqual([]);
  },
);

claim('index | The bar number, starting at 0', () => {
  const bars = getWaveformPortion({audioData: rising, ...whole, numberOfSamples: 3});
  expect(bars.map(({index}) => index)).toEqual([0, 1, 2]);
});

claim('amplitude | The average loudness of the slice, between 0 and 1', () => {
  const bars = getWaveformPortion({audioData: createAudio((i) => Math.sin(i)), ...whole, numberOfSamples: 30});
  expect(bars.every(({amplitude}) => amplitude >= 0 && amplitude <= 1)).toBe(true);
});

claim('The loudest bar of a waveform always has an amplitude of 1.', () => {
  for (const volume of [0.001, 0.5, 1]) {
    const bars = getWaveformPortion({
      audioData: createAudio((i) => volume * Math.sin(i)),
      ...whole,
      numberOfSamples: 8,
    });
    expect(Math.max(...bars.map(({amplitude}) => amplitude))).toBe(1);
  }
});

claim('This means that a quiet section of the file gets bars as tall as a loud one.', () => {
  const audio = createAudio((index) => (index < 5000 ? 0.01 : 1) * Math.abs(Math.sin(index)));
  const readPeak = (startTimeInSeconds: number) =>
    Math.max(
      ...getWaveformPortion({audioData: audio, startTimeInSeconds, durationInSeconds: 5, numberOfSamples: 5}).map(
        ({amplitude}) => amplitude,
      ),
    );
  expect(readPeak(0)).toBe(readPeak(5));
});

claim("If the whole section is silent, each bar's amplitude is NaN:", () => {
  const bars = getWaveformPortion({audioData: createAudio(() => 0), ...whole, numberOfSamples: 3});
  expect(bars.map(({amplitude}) => amplitude)).toEqual([NaN, NaN, NaN]);
});
