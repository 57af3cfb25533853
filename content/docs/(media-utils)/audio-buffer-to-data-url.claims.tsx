import {audioBufferToDataUrl} from '@remotion/media-utils';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

function createBuffer(channels: readonly number[][], sampleRate = 48_000): AudioBuffer {
  return {
    numberOfChannels: channels.length,
    sampleRate,
    getChannelData: (channel: number) => Float32Array.from(channels[channel] ?? []),
  } as AudioBuffer;
}

/** Reads the bytes of the file in a data URL. */
function readFile(url: string): DataView {
  const bytes = Buffer.from(url.split(',')[1] ?? '', 'base64');
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

claim('The function converts an AudioBuffer to a WAV file in a data URL', () => {
  const file = readFile(audioBufferToDataUrl(createBuffer([[0, 1]])));
  expect(file.getUint32(0)).toBe(0x52494646); // RIFF
  expect(file.getUint32(8)).toBe(0x57415645); // WAVE
  expect(file.getUint32(24, true)).toBe(48_000);
});

claim('A string that begins with data:audio/wav;base64,.', () => {
  expect(audioBufferToDataUrl(createBuffer([[0]]))).toMatch(/^data:audio\/wav;base64,/);
});

claim('The file stores each sample as a 32-bit floating-point number, so no quality is lost.', () => {
  const samples = [0, -1, 0.123_456_789, 1.5];
  const file = readFile(audioBufferToDataUrl(createBuffer([samples])));
  expect(file.getUint16(20, true)).toBe(3);
  expect(file.getUint16(34, true)).toBe(32);
  expect(samples.map((_, index) => file.getFloat32(44 + index * 4, true))).toEqual(samples.map(Math.fround));
});

claim(
  'If it has more than two, the file only contains the first channel, but its header still says that it contains all of them.',
  () => {
    const file = readFile(
      audioBufferToDataUrl(
        createBuffer([
          [1, 1],
          [2, 2],
          [3, 3],
        ]),
      ),
    );
    expect(file.getUint16(22, true)).toBe(3);
    expect(file.getUint32(40, true)).toBe(2 * 4);
    expect(file.getFloat32(44, true)).toBe(1);
  },
);

claim('One second of mono sound at 48,000 Hz takes 256,082 characters, and stereo takes about twice as many.', () => {
  const second = Array<number>(48_000).fill(0);
  const mono = audioBufferToDataUrl(createBuffer([second])).length;
  expect(mono).toBe(256_082);
  expect(audioBufferToDataUrl(createBuffer([second, second])).length / mono).toBeCloseTo(2, 2);
});
