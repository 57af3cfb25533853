import type {ReactNode} from 'react';
import {Composition, Freeze, Sequence, useVideoConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';
import {simulatePlayer} from '../../../packages/claims/dom/simulatePlayer.ts';

/** Shows the duration that components see. */
function Duration(): ReactNode {
  return useVideoConfig().durationInFrames;
}

async function readConfig(options: Parameters<typeof mount>[1] = {}): Promise<ReturnType<typeof useVideoConfig>> {
  let config: ReturnType<typeof useVideoConfig> | undefined;
  function Reader(): ReactNode {
    config = useVideoConfig();
    return null;
  }
  await mount(
    <Sequence>
      <Reader />
    </Sequence>,
    options,
  );
  return config as ReturnType<typeof useVideoConfig>;
}

async function readDuration(element: ReactNode, frame: number): Promise<string> {
  return (await mount(element, {durationInFrames: 60, frame})).getText();
}

claim(
  'returns information about the composition your component is in: its size, frame rate, duration, ID and default props.',
  async () => {
    const options = {width: 1080, height: 1920, fps: 25, durationInFrames: 80, defaultProps: {title: 'Hi'}};
    expect(await readConfig(options)).toEqual({...options, id: 'claim'});
  },
);

claim("The width of the composition in pixels. Sequences don't change it", async () => {
  expect((await readConfig({width: 333})).width).toBe(333);
});

claim('The height of the composition in pixels.', async () => {
  expect((await readConfig({height: 77})).height).toBe(77);
});

claim('For example, a composition can have 29.97 fps.', async () => {
  expect((await readConfig({fps: 29.97})).fps).toBe(29.97);
});

claim("Outside of a sequence, it's the composition's duration.", async () => {
  expect((await mount(<Duration />, {durationInFrames: 123})).getText()).toBe('123');
});

claim('Only the composition | 60', async () => {
  expect(await readDuration(<Duration />, 0)).toBe('60');
});

claim('<Sequence from={5} durationInFrames={20}> | 20', async () => {
  const sequence = (
    <Sequence from={5} durationInFrames={20}>
      <Duration />
    </Sequence>
  );
  expect(await readDuration(sequence, 5)).toBe('20');
});

claim('<Sequence from={4} durationInFrames={100}> inside the previous sequence | 16', async () => {
  const nested = (
    <Sequence from={5} durationInFrames={20}>
      <Sequence from={4} durationInFrames={100}>
        <Duration />
      </Sequence>
    </Sequence>
  );
  expect(await readDuration(nested, 9)).toBe('16');
});

claim('<Sequence from={50}> | 10', async () => {
  const sequence = (
    <Sequence from={50}>
      <Duration />
    </Sequence>
  );
  expect(await readDuration(sequence, 50)).toBe('10');
});

claim('<Sequence from={-10}> | 70, including the 10 frames that are cut off', async () => {
  const sequence = (
    <Sequence from={-10}>
      <Duration />
    </Sequence>
  );
  expect(await readDuration(sequence, 0)).toBe('70');
});

claim("A <Freeze>, even if it's inside a sequence | 60", async () => {
  const sequence = (
    <Sequence durationInFrames={20}>
      <Freeze frame={0}>
        <Duration />
      </Freeze>
    </Sequence>
  );
  expect(await readDuration(sequence, 0)).toBe('60');
});

claim('The ID of the <Composition>.', async () => {
  expect((await readConfig()).id).toBe('claim');
});

claim('The defaultProps of the composition.', async () => {
  expect((await readConfig({defaultProps: {a: 1}})).defaultProps).toEqual({a: 1});
  expect((await readConfig()).defaultProps).toBeUndefined();
});

claim("They don't include a render's input props.", async () => {
  window.remotion_inputProps = JSON.stringify({b: 2});
  try {
    expect((await readConfig({defaultProps: {a: 1}})).defaultProps).toEqual({a: 1});
  } finally {
    window.remotion_inputProps = '';
  }
});

claim(
  "The component isn't part of a composition. This often happens if you call the hook in the root component.",
  async () => {
    await expect(mountRoot(<Duration />)).rejects.toThrow(
      'No video config found. You are probably calling useVideoConfig() from a component which has not been registered as a <Composition />.',
    );
  },
);

claim("The component isn't part of a composition, but a composition has already been selected.", async () => {
  const video = <Composition id="Video" component={Duration} width={100} height={100} fps={30} durationInFrames={60} />;
  const {update} = await mountRoot(video, {composition: 'Video'});
  const root = (
    <>
      {video}
      <Duration />
    </>
  );
  await expect(update(root)).rejects.toThrow('Called useVideoConfig() outside a Remotion composition.');
});

claim(
  'No video config found. You are probably calling useVideoConfig() from outside the component passed to <Player />.',
  async () => {
    simulatePlayer();
    await expect(mountRoot(<Duration />)).rejects.toThrow(
      'No video config found. You are probably calling useVideoConfig() from outside the component passed to <Player />. See https://www.remotion.dev/docs/player/examples for how to set up the Player correctly.',
    );
  },
);
