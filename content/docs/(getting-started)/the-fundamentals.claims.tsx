import type {ReactNode} from 'react';
import {AbsoluteFill, Composition, useCurrentFrame, useVideoConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';

const wide = {width: 1920, height: 1080, fps: 30, durationInFrames: 150};

/** The calculation of the countdown that the guide builds. */
function Countdown(): ReactNode {
  const frame = useCurrentFrame();
  const {fps, durationInFrames, width} = useVideoConfig();
  const secondsLeft = Math.ceil((durationInFrames - frame) / fps);
  return `${secondsLeft} ${Math.round((frame / (durationInFrames - 1)) * width)}`;
}

claim('<AbsoluteFill> is a <div> that fills the entire frame.', async () => {
  const {container} = await mount(<AbsoluteFill />);
  const {tagName, style} = container.firstElementChild as HTMLElement;
  expect([tagName, style.position, style.width, style.height]).toEqual(['DIV', 'absolute', '100%', '100%']);
});

claim('It can contain letters, digits and hyphens, and every composition needs a different one.', async () => {
  await mountRoot(<Composition id="Countdown-2" component={Frame} {...wide} />);
  await expect(mountRoot(<Composition id="Count_down" component={Frame} {...wide} />)).rejects.toThrow(
    'Composition id can only contain a-z, A-Z, 0-9 and -.',
  );
});

claim('If you call them in the root component, they throw an error', async () => {
  await expect(mountRoot(<Frame />)).rejects.toThrow(
    'useCurrentFrame() can only be called inside a component that was registered as a composition.',
  );
});

claim(
  "Frames are counted from 0, so the last frame of a video is durationInFrames - 1. For this video, that's frame 149.",
  () => {
    expect(wide.durationInFrames - 1).toBe(149);
  },
);

claim(
  'at 30 fps, 5 seconds are 150 frames. To convert the other way, divide by the frame rate: frame 45 appears after 1.5 seconds.',
  () => {
    expect(5 * 30).toBe(150);
    expect(45 / 30).toBe(1.5);
  },
);

claim('0 | 5 | 0 px', async () => {
  expect((await mount(<Countdown />, {...wide, frame: 0})).getText()).toBe('5 0');
});

claim('30 | 4 | 387 px', async () => {
  expect((await mount(<Countdown />, {...wide, frame: 30})).getText()).toBe('4 387');
});

claim('149 | 1 | 1920 px', async () => {
  expect((await mount(<Countdown />, {...wide, frame: 149})).getText()).toBe('1 1920');
});

claim('The square version lasts three seconds, so its countdown starts at 3.', async () => {
  const square = {width: 1080, height: 1080, fps: 30, durationInFrames: 90};
  expect((await mount(<Countdown />, {...square, frame: 0})).getText()).toMatch(/^3 /);
});

claim('Each composition passes its own props with defaultProps:', async () => {
  function Bar({color}: {readonly color: string}): ReactNode {
    return color;
  }
  const root = (
    <>
      <Composition id="Red" component={Bar} {...wide} defaultProps={{color: 'red'}} />
      <Composition id="Blue" component={Bar} {...wide} defaultProps={{color: 'blue'}} />
    </>
  );
  expect((await mountRoot(root, {composition: 'Red'})).getText()).toBe('red');
});

claim('The second message appears once a composition is selected.', async () => {
  function Config(): ReactNode {
    return useVideoConfig().id;
  }
  await expect(mountRoot(<Config />)).rejects.toThrow('No video config found.');
  const video = <Composition id="Countdown" component={Frame} {...wide} />;
  const {update} = await mountRoot(video, {composition: 'Countdown'});
  await expect(update([video, <Config key="config" />])).rejects.toThrow(
    'Called useVideoConfig() outside a Remotion composition.',
  );
});

claim('Multiplying seconds by fps resulted in a fraction. Round it with Math.round().', async () => {
  await expect(
    mountRoot(<Composition id="Countdown" component={Frame} {...wide} durationInFrames={2.5 * 25} />),
  ).rejects.toThrow('The "durationInFrames" prop of the <Composition/> component must be an integer, but got 62.5.');
});

claim('A video component renders a <Composition>.', async () => {
  await expect(mount(<Composition id="Inner" component={Frame} {...wide} />)).rejects.toThrow(
    '<Composition> mounted inside another composition.',
  );
});
