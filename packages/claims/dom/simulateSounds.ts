import {vi, onTestFinished} from 'vitest';

type Options = {
  /** The sample rate of the computer's audio device. */
  readonly deviceRate?: number;
  /** Whether requests wait for `respond()`. */
  readonly isHeld?: boolean;
};

type Sounds = {
  /** The URLs that have been requested. */
  readonly requests: readonly string[];
  readonly respond: (url: string) => void;
};

/**
 * Provides what Node doesn't have: a network with sound files, given as samples per channel, and the Web Audio API that
 * decodes them. Requests for other files fail as in Chrome.
 */
export function simulateSounds(files: Readonly<Record<string, readonly number[][]>>, options: Options = {}): Sounds {
  const {deviceRate = 48_000, isHeld = false} = options;
  const requests: string[] = [];
  const waiting = new Map<string, () => void>();
  const contents = new Map<ArrayBuffer, readonly number[][]>();

  async function fetchSound(url: string): Promise<Pick<Response, 'arrayBuffer'>> {
    requests.push(url);
    if (isHeld) {
      await new Promise<void>((resolve) => waiting.set(url, resolve));
    }
    const channels = files[url];
    if (!channels) {
      throw new TypeError('Failed to fetch');
    }
    const buffer = new ArrayBuffer(1);
    contents.set(buffer, channels);
    return {arrayBuffer: async () => buffer};
  }

  class AudioContext {
    readonly sampleRate = deviceRate;

    async decodeAudioData(buffer: ArrayBuffer): Promise<object> {
      const channels = contents.get(buffer) ?? [];
      return {
        numberOfChannels: channels.length,
        duration: (channels[0]?.length ?? 0) / deviceRate,
        getChannelData: (channel: number) => Float32Array.from(channels[channel] ?? []),
      };
    }
  }

  vi.stubGlobal('fetch', fetchSound);
  vi.stubGlobal('AudioContext', AudioContext);
  onTestFinished(() => void vi.unstubAllGlobals());
  return {requests, respond: (url) => waiting.get(url)?.()};
}
