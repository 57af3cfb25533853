import {downloadAsset} from '@remotion/renderer/dist/assets/download-and-map-assets-to-file.js';
import {cleanDownloadMap, makeDownloadMap} from '@remotion/renderer/dist/assets/download-map.js';
import {Audio} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {findAudio} from '../../../packages/claims/dom/findAudio.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {readAssets} from '../../../packages/claims/dom/readAssets.ts';
import {readTimeline} from '../../../packages/claims/dom/readTimeline.ts';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';

const src = 'http://localhost:3000/episode.mp3';

claim(
  'The src prop is missing. The first message appears in the preview and the Player, and the second one appears in a render.',
  async () => {
    await expect(mount(<Audio />)).rejects.toThrow("No 'src' was passed to <Audio>.");
    simulateRender();
    await expect(mount(<Audio />)).rejects.toThrow('No src passed');
  },
);

claim("volume is neither a number nor a function, or it's negative.", async () => {
  for (const [volume, type] of [
    ['1', 'string'],
    [true, 'boolean'],
    [null, 'object'],
  ]) {
    await expect(mount(createUntyped(Audio, {src, volume}))).rejects.toThrow(
      `You have passed a volume of type ${String(type)} to your <Audio /> component. Volume must be a number or a function with the signature '(frame: number) => number' undefined.`,
    );
  }
  await expect(mount(<Audio src={src} volume={-1} />)).rejects.toThrow(
    'You have passed a volume below 0 to your <Audio /> component. Volume must be between 0 and 1',
  );
});

claim('The calculation in your volume function went wrong for this frame.', async () => {
  await expect(mount(<Audio src={src} volume={() => NaN} />)).rejects.toThrow(
    'You passed in a function to the volume prop but it returned NaN for frame 0.',
  );
  await expect(mount(<Audio src={src} volume={() => Infinity} />)).rejects.toThrow(
    'You passed in a function to the volume prop but it returned a non-finite number for frame 0.',
  );
});

claim("playbackRate isn't a finite number above 0.", async () => {
  await expect(mount(createUntyped(Audio, {src, playbackRate: '2'}))).rejects.toThrow(
    'You have passed a playbackRate of type string to your <Audio /> component. Playback rate must a real number or undefined.',
  );
  await expect(mount(<Audio src={src} playbackRate={0} />)).rejects.toThrow(
    'You have passed a playbackRate of 0 to your <Audio /> component. Playback rate must be a real number above 0.',
  );
});

claim("startFrom isn't a finite, non-negative number.", async () => {
  await expect(mount(createUntyped(Audio, {src, startFrom: '2'}))).rejects.toThrow(
    'type of startFrom prop must be a number, instead got type string.',
  );
  for (const startFrom of [NaN, Infinity]) {
    await expect(mount(<Audio src={src} startFrom={startFrom} />)).rejects.toThrow(
      'startFrom prop can not be NaN or Infinity.',
    );
  }
  await expect(mount(<Audio src={src} startFrom={-1} />)).rejects.toThrow(
    'startFrom must be greater than equal to 0 instead got -1.',
  );
});

claim("endAt isn't a number above 0.", async () => {
  await expect(mount(createUntyped(Audio, {src, endAt: '2'}))).rejects.toThrow(
    'type of endAt prop must be a number, instead got type string.',
  );
  await expect(mount(<Audio src={src} endAt={NaN} />)).rejects.toThrow('endAt prop can not be NaN.');
  await expect(mount(<Audio src={src} endAt={0} />)).rejects.toThrow('endAt must be a positive number, instead got 0.');
});

claim('The data: URL needs a MIME type, directly followed by an encoding.', async () => {
  const downloadMap = makeDownloadMap();
  const download = (url: string) => downloadAsset({src: url, onDownload: () => () => {}, downloadMap});
  const wrong = ['data:audio/wav,UklGRg==', 'data:;base64,UklGRg==', 'data:audio/webm;codecs=opus;base64,UklGRg=='];
  for (const url of wrong) {
    await expect(download(url)).rejects.toThrow('A data URL was passed but did not have the correct format');
  }
  await expect(download('data:audio/wav;base64,UklGRg==')).resolves.toContain(downloadMap.downloadDir);
  await cleanDownloadMap(downloadMap);
});

claim('endAt prop must be greater than startFrom prop. | endAt is smaller than startFrom.', async () => {
  await expect(mount(<Audio src={src} startFrom={20} endAt={10} />)).rejects.toThrow(
    'endAt prop must be greater than startFrom prop.',
  );
});

claim("If both are the same, you don't get an error, but nothing plays.", async () => {
  expect(await readAssets(<Audio src={src} startFrom={10} endAt={10} />)).toEqual([]);
});

claim('startFrom is a fraction. The message shows the number with a minus sign.', async () => {
  await expect(mount(<Audio src={src} startFrom={2.5} />)).rejects.toThrow(
    'The "from" prop of a sequence must be an integer, but got -2.5.',
  );
});

claim('The "durationInFrames" of a sequence must be an integer, but got 3.5. | endAt is a fraction.', async () => {
  await expect(mount(<Audio src={src} endAt={3.5} />)).rejects.toThrow(
    'The "durationInFrames" of a sequence must be an integer, but got 3.5.',
  );
});

claim(
  "You can't handle playback errors yourself: <Audio> overrides the onError prop with its own handler, which throws Could not play audio with src ….",
  async () => {
    const printed = collectConsole('log');
    let handled = 0;
    const {container} = await mount(<Audio src={src} onError={() => void handled++} />);
    const thrown: string[] = [];
    const listen = (event: ErrorEvent) => {
      thrown.push(String(event.error));
      event.preventDefault();
    };
    window.addEventListener('error', listen);
    try {
      findAudio(container).dispatchEvent(new Event('error'));
    } catch (error) {
      thrown.push(String(error));
    } finally {
      window.removeEventListener('error', listen);
    }
    expect(handled).toBe(0);
    expect(thrown.join()).toContain(`Could not play audio with src ${src}`);
    expect(printed.length).toBeGreaterThan(0);
  },
);

claim("But the preview's timeline can't show how the volume changes, and you get a warning:", async () => {
  const warnings = collectConsole('warn');
  const unique = `${src}?warning`;
  const {update} = await mount(<Audio src={unique} volume={0.1} />);
  await update(<Audio src={unique} volume={0.2} />);
  await update(<Audio src={unique} volume={0.3} />);
  expect(warnings).toEqual([
    `Remotion: The audio with src ${unique} has changed it's volume. Prefer the callback syntax for setting volume to get better timeline display: https://www.remotion.dev/docs/using-audio/#controlling-volume`,
  ]);
});

claim(
  'If you pass a function instead, the preview knows the volume of every frame in advance and can draw the curve:',
  async () => {
    const [row] = await readTimeline(<Audio src={src} volume={(frame) => frame / 1000} />);
    const volumes = String(row && 'volume' in row ? row.volume : '')
      .split(',')
      .map(Number);
    expect(volumes).toHaveLength(100);
    expect([volumes[0], volumes[99]]).toEqual([0, 0.099]);
  },
);
