import {useEffect, useState, type ReactNode} from 'react';
import {Loop, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {readFrames} from '../../../packages/claims/dom/readFrames.ts';
import {readTimeline} from '../../../packages/claims/dom/readTimeline.ts';

/** Shows the duration that components see. */
function Duration(): ReactNode {
  return useVideoConfig().durationInFrames;
}

claim('The current frame starts at 0 in each iteration', async () => {
  const loop = (
    <Loop durationInFrames={30}>
      <Frame />
    </Loop>
  );
  expect(await readFrames(loop, [0, 29, 30, 59, 60, 99])).toEqual(['0', '29', '0', '29', '0', '9']);
});

claim('For example, when the video is at frame 95, useCurrentFrame() returns 5 inside <Dot>.', async () => {
  const loop = (
    <Loop durationInFrames={30}>
      <Frame />
    </Loop>
  );
  expect(await readFrames(loop, [95])).toEqual(['5']);
});

claim('If the content takes longer than that, the rest is cut off.', async () => {
  const loop = (
    <Loop durationInFrames={10}>
      <Sequence from={8}>
        <Frame />
      </Sequence>
    </Loop>
  );
  expect(await readFrames(loop, [8, 9, 10, 18])).toEqual(['0', '1', '', '0']);
});

claim('Inside a loop, useVideoConfig() returns the duration of one iteration as durationInFrames.', async () => {
  const loop = (
    <Loop durationInFrames={30}>
      <Duration />
    </Loop>
  );
  expect(await readFrames(loop, [0, 45])).toEqual(['30', '30']);
});

claim(
  'If the composition ends in the middle of the last iteration, the hook returns a shorter duration for that iteration.',
  async () => {
    const loop = (
      <Loop durationInFrames={30}>
        <Duration />
      </Loop>
    );
    expect(await readFrames(loop, [89, 90])).toEqual(['30', '10']);
  },
);

claim("After the last iteration, the loop doesn't render anything.", async () => {
  const loop = (
    <Loop durationInFrames={10} times={3}>
      <Frame />
    </Loop>
  );
  expect(await readFrames(loop, [29, 30, 99])).toEqual(['9', '', '']);
});

claim('The number of iterations, as a non-negative integer.', async () => {
  const loop = (
    <Loop durationInFrames={10} times={0}>
      <Frame />
    </Loop>
  );
  expect(await readFrames(loop, [0, 10])).toEqual(['', '']);
});

claim(
  "If you don't set this prop, the loop continues until the composition or the surrounding sequence ends.",
  async () => {
    const loop = (
      <Loop durationInFrames={10}>
        <Frame />
      </Loop>
    );
    expect(await readFrames(loop, [99])).toEqual(['9']);
    expect(await readFrames(<Sequence durationInFrames={25}>{loop}</Sequence>, [24, 25])).toEqual(['4', '']);
  },
);

claim('It never continues past that point, even if you set a higher number.', async () => {
  const [row] = await readTimeline(
    <Loop durationInFrames={30} times={1000}>
      text
    </Loop>,
  );
  expect(row?.showLoopTimesInTimeline).toBe(4);
});

claim('By default, the children are wrapped in an absolutely positioned <div> that fills the frame.', async () => {
  const {container} = await mount(<Loop durationInFrames={10}>text</Loop>);
  const {position, width, height} = (container.firstElementChild as HTMLElement).style;
  expect({position, width, height}).toEqual({position: 'absolute', width: '100%', height: '100%'});
});

claim("With none, there's no wrapper.", async () => {
  const {container} = await mount(
    <Loop durationInFrames={10} layout="none">
      text
    </Loop>,
  );
  expect(container.innerHTML).toBe('text');
});

claim('All iterations share one row, which marks each repetition.', async () => {
  const rows = await readTimeline(
    <Loop durationInFrames={25} name="Pulse">
      text
    </Loop>,
  );
  const shown = rows.filter(({showInTimeline}) => showInTimeline);
  expect(shown.map(({displayName, showLoopTimesInTimeline}) => [displayName, showLoopTimesInTimeline])).toEqual([
    ['Pulse', 4],
  ]);
});

claim(
  "React mounts the children again for each iteration, so their state doesn't carry over to the next one.",
  async () => {
    let mounts = 0;
    function FirstFrame(): ReactNode {
      const frame = useCurrentFrame();
      const [first] = useState(frame);
      useEffect(() => void mounts++, []);
      return first;
    }
    const {getText, setFrame} = await mount(
      <Loop durationInFrames={10}>
        <FirstFrame />
      </Loop>,
      {frame: 4},
    );
    await setFrame(9);
    expect([getText(), mounts]).toEqual(['4', 1]);
    await setFrame(12);
    expect([getText(), mounts]).toEqual(['2', 2]);
  },
);

claim(
  'During each outer iteration, the number in the inner loop counts from 0 to 19 twice, and then from 0 to 9.',
  async () => {
    const nested = (
      <Loop durationInFrames={50}>
        <Loop durationInFrames={20}>
          <Frame />
        </Loop>
      </Loop>
    );
    expect(await readFrames(nested, [0, 19, 20, 39, 40, 49, 50, 69])).toEqual([
      '0',
      '19',
      '0',
      '19',
      '0',
      '9',
      '0',
      '19',
    ]);
  },
);

claim("durationInFrames is missing, or it isn't a number.", async () => {
  await expect(mount(createUntyped(Loop, {children: 'text'}))).rejects.toThrow(
    'The "durationInFrames" prop of the <Loop /> component must be a number, but you passed a value of type undefined',
  );
});

claim("durationInFrames isn't a positive integer. The second message also appears for NaN and Infinity.", async () => {
  await expect(mount(<Loop durationInFrames={0}>text</Loop>)).rejects.toThrow(
    'The "durationInFrames" prop of the <Loop /> component must be positive, but got 0.',
  );
  for (const durationInFrames of [1.5, NaN, Infinity]) {
    await expect(mount(<Loop durationInFrames={durationInFrames}>text</Loop>)).rejects.toThrow(
      `The "durationInFrames" prop of the <Loop /> component must be an integer, but got ${durationInFrames}.`,
    );
  }
});

claim("times isn't a non-negative integer.", async () => {
  await expect(mount(createUntyped(Loop, {durationInFrames: 10, times: '2'}))).rejects.toThrow(
    'You passed to "times" an argument of type string, but it must be a number.',
  );
  for (const times of [1.5, NaN]) {
    await expect(mount(createUntyped(Loop, {durationInFrames: 10, times}))).rejects.toThrow(
      `The "times" prop of a loop must be an integer, but got ${times}.`,
    );
  }
  await expect(mount(createUntyped(Loop, {durationInFrames: 10, times: -1}))).rejects.toThrow(
    'The "times" prop of a loop must be at least 0, but got -1',
  );
});

claim('After the last frame of an iteration, the loop returns to frame 0.', async () => {
  const loop = (
    <Loop durationInFrames={30}>
      <Frame />
    </Loop>
  );
  expect(await readFrames(loop, [29, 30])).toEqual(['29', '0']);
});
