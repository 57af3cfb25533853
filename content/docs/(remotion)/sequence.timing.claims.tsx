import {type ReactNode} from 'react';
import {interpolate, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {readFrames} from '../../../packages/claims/dom/readFrames.ts';

claim('<Sequence from={20}> | 20 to 99 | 0 to 79', async () => {
  const sequence = (
    <Sequence from={20}>
      <Frame />
    </Sequence>
  );
  expect(await readFrames(sequence, [19, 20, 99])).toEqual(['', '0', '79']);
});

claim('<Sequence durationInFrames={30}> | 0 to 29 | 0 to 29', async () => {
  const sequence = (
    <Sequence durationInFrames={30}>
      <Frame />
    </Sequence>
  );
  expect(await readFrames(sequence, [0, 29, 30])).toEqual(['0', '29', '']);
});

claim('<Sequence from={20} durationInFrames={30}> | 20 to 49 | 0 to 29', async () => {
  const sequence = (
    <Sequence from={20} durationInFrames={30}>
      <Frame />
    </Sequence>
  );
  expect(await readFrames(sequence, [19, 20, 49, 50])).toEqual(['', '0', '29', '']);
});

claim('<Sequence from={-30} durationInFrames={60}> | 0 to 29 | 30 to 59', async () => {
  const sequence = (
    <Sequence from={-30} durationInFrames={60}>
      <Frame />
    </Sequence>
  );
  expect(await readFrames(sequence, [0, 29, 30])).toEqual(['30', '59', '']);
});

claim(
  'In this example, the clip appears at frame 30 of the video, with its animation already at frame 15. The clip disappears after frame 44.',
  async () => {
    const clip = (
      <Sequence from={30}>
        <Sequence from={-15} durationInFrames={30}>
          <Frame />
        </Sequence>
      </Sequence>
    );
    expect(await readFrames(clip, [29, 30, 44, 45])).toEqual(['', '15', '29', '']);
  },
);

claim('If the outer sequence ended earlier, the clip would disappear with it.', async () => {
  const clip = (
    <Sequence from={30} durationInFrames={5}>
      <Sequence from={-15} durationInFrames={30}>
        <Frame />
      </Sequence>
    </Sequence>
  );
  expect(await readFrames(clip, [34, 35])).toEqual(['19', '']);
});

claim('The "from" prop of a sequence must be an integer, but got 1.5.', async () => {
  await expect(mount(<Sequence from={1.5}>text</Sequence>)).rejects.toThrow(
    'The "from" prop of a sequence must be an integer, but got 1.5.',
  );
});

claim('You also get the second message for NaN.', async () => {
  await expect(mount(<Sequence from={NaN}>text</Sequence>)).rejects.toThrow(
    'The "from" prop of a sequence must be an integer, but got NaN.',
  );
});

claim(
  'You passed to the "from" props of your <Sequence> an argument of type string, but it must be a number.',
  async () => {
    await expect(mount(createUntyped(Sequence, {from: '10'}))).rejects.toThrow(
      'You passed to the "from" props of your <Sequence> an argument of type string, but it must be a number.',
    );
  },
);

claim('durationInFrames must be positive, but got 0', async () => {
  await expect(mount(<Sequence durationInFrames={0}>text</Sequence>)).rejects.toThrow(
    'durationInFrames must be positive, but got 0',
  );
});

claim('The "durationInFrames" of a sequence must be an integer, but got 1.5.', async () => {
  await expect(mount(<Sequence durationInFrames={1.5}>text</Sequence>)).rejects.toThrow(
    'The "durationInFrames" of a sequence must be an integer, but got 1.5.',
  );
});

claim("NaN isn't detected and makes the sequence last forever.", async () => {
  const endless = (
    <Sequence durationInFrames={NaN}>
      <Frame />
    </Sequence>
  );
  expect(await readFrames(endless, [0, 99])).toEqual(['0', '99']);
});

claim('The layout prop of <Sequence /> expects either "absolute-fill" or "none", but you passed: flex', async () => {
  await expect(mount(createUntyped(Sequence, {layout: 'flex'}))).rejects.toThrow(
    'The layout prop of <Sequence /> expects either "absolute-fill" or "none", but you passed: flex',
  );
});

claim("In this example, Scene is outside of the sequence it renders, so its frame isn't shifted.", async () => {
  function Scene(): ReactNode {
    const frame = useCurrentFrame();
    return <Sequence from={60}>{interpolate(frame, [0, 20], [0, 1], {extrapolateRight: 'clamp'})}</Sequence>;
  }
  expect(await readFrames(<Scene />, [59, 60])).toEqual(['', '1']);
});

claim('At 25 fps, half a second is 12.5 frames, so this throws an error:', async () => {
  function Scene(): ReactNode {
    const {fps} = useVideoConfig();
    return <Sequence from={fps * 0.5}>Hello</Sequence>;
  }
  await expect(mount(<Scene />, {fps: 25})).rejects.toThrow('must be an integer, but got 12.5.');
});
