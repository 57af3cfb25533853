import type {ReactNode} from 'react';
import {interpolate, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {readFrames} from '../../../packages/claims/dom/readFrames.ts';
import {readTimeline} from '../../../packages/claims/dom/readTimeline.ts';

/** The three lines of the guide, which start 30 frames after each other. */
const lines = (
  <>
    <Sequence layout="none">
      <Frame />
    </Sequence>
    /
    <Sequence from={30} layout="none">
      <Frame />
    </Sequence>
    /
    <Sequence from={60} layout="none">
      <Frame />
    </Sequence>
  </>
);

claim('Inside the sequence, useCurrentFrame() counts from that frame.', async () => {
  const sequence = (
    <Sequence from={30}>
      <Frame />
    </Sequence>
  );
  expect(await readFrames(sequence, [30, 31])).toEqual(['0', '1']);
});

claim("Before a sequence starts, it doesn't render its children at all.", async () => {
  const {container} = await mount(<Sequence from={30}>text</Sequence>, {frame: 29});
  expect(container.innerHTML).toBe('');
});

claim('0 | 0 | not rendered | not rendered', async () => {
  expect(await readFrames(lines, [0])).toEqual(['0//']);
});

claim('30 | 30 | 0 | not rendered', async () => {
  expect(await readFrames(lines, [30])).toEqual(['30/0/']);
});

claim('65 | 65 | 35 | 5', async () => {
  expect(await readFrames(lines, [65])).toEqual(['65/35/5']);
});

claim('If you leave it out, the timeline shows the name of the child component.', async () => {
  const [row] = await readTimeline(
    <Sequence>
      <Frame />
    </Sequence>,
  );
  expect(row?.displayName).toBe('Frame');
});

claim(
  'By default, a sequence wraps its children in an <AbsoluteFill>, so every scene covers the entire frame.',
  async () => {
    const {container} = await mount(<Sequence>text</Sequence>);
    const {position, width, height} = (container.firstElementChild as HTMLElement).style;
    expect([position, width, height]).toEqual(['absolute', '100%', '100%']);
  },
);

claim('With layout="none", Remotion doesn\'t add the wrapper, and the lines appear one below the other.', async () => {
  const {container} = await mount(
    <Sequence layout="none">
      <p>text</p>
    </Sequence>,
  );
  expect(container.innerHTML).toBe('<p>text</p>');
});

claim('A sequence without a duration lasts until its parent ends.', async () => {
  const nested = (
    <Sequence durationInFrames={50}>
      <Sequence from={10}>text</Sequence>
    </Sequence>
  );
  expect(await readFrames(nested, [49, 50])).toEqual(['text', '']);
});

claim('If you pass durationInFrames, its children disappear after that many frames', async () => {
  expect(await readFrames(<Sequence durationInFrames={20}>text</Sequence>, [19, 20])).toEqual(['text', '']);
});

claim('a sequence with from={30} inside a sequence with from={120} starts at frame 150 of the video.', async () => {
  const nested = (
    <Sequence from={120}>
      <Sequence from={30}>
        <Frame />
      </Sequence>
    </Sequence>
  );
  const {getText, setFrame} = await mount(nested, {durationInFrames: 300, frame: 149});
  expect(getText()).toBe('');
  await setFrame(150);
  expect(getText()).toBe('0');
});

claim(
  "Inside a sequence, useVideoConfig().durationInFrames returns the sequence's duration rather than the video's duration.",
  async () => {
    function Duration(): ReactNode {
      return useVideoConfig().durationInFrames;
    }
    const sequence = (
      <Sequence durationInFrames={40}>
        <Duration />
      </Sequence>
    );
    expect((await mount(sequence, {durationInFrames: 100})).getText()).toBe('40');
  },
);

claim('For example, this one fades out its children over the last 15 frames:', async () => {
  function Opacity(): ReactNode {
    const {durationInFrames} = useVideoConfig();
    return interpolate(useCurrentFrame(), [durationInFrames - 15, durationInFrames], [1, 0], {
      extrapolateLeft: 'clamp',
    });
  }
  const sequence = (
    <Sequence durationInFrames={40}>
      <Opacity />
    </Sequence>
  );
  const values = (await readFrames(sequence, [0, 25, 39])).map(Number);
  expect(values.slice(0, 2)).toEqual([1, 1]);
  expect(values[2]).toBeLessThan(0.1);
});

claim('The "from" prop of a sequence must be an integer, but got 22.5.', async () => {
  await expect(mount(<Sequence from={0.75 * 30}>text</Sequence>)).rejects.toThrow(
    'The "from" prop of a sequence must be an integer, but got 22.5.',
  );
});

claim("If the duration you calculated is 0 or less, don't render the sequence.", async () => {
  await expect(mount(<Sequence durationInFrames={0}>text</Sequence>)).rejects.toThrow(
    'durationInFrames must be positive, but got 0',
  );
});
