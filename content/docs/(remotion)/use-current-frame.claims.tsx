import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Freeze, interpolate, Loop, Sequence, Series, useCurrentFrame, useVideoConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';
import {readFrames} from '../../../packages/claims/dom/readFrames.ts';
import {simulatePlayer} from '../../../packages/claims/dom/simulatePlayer.ts';

claim('The current frame number. The first frame is 0, and the last frame is durationInFrames - 1.', async () => {
  const {getText, setFrame} = await mount(<Frame />, {durationInFrames: 100});
  expect(getText()).toBe('0');
  await setFrame(99);
  expect(getText()).toBe('99');
});

claim('Only a composition | The first frame of the video', async () => {
  expect(await readFrames(<Frame />, [0, 1])).toEqual(['0', '1']);
});

claim('A <Sequence> or a <Series.Sequence> | The frame at which the sequence starts', async () => {
  const sequence = (
    <Sequence from={15}>
      <Frame />
    </Sequence>
  );
  expect(await readFrames(sequence, [15])).toEqual(['0']);
  const series = (
    <Series>
      <Series.Sequence durationInFrames={15}>a</Series.Sequence>
      <Series.Sequence durationInFrames={15}>
        <Frame />
      </Series.Sequence>
    </Series>
  );
  expect(await readFrames(series, [15])).toEqual(['0']);
});

claim('Nested sequences | The sum of all their start frames', async () => {
  const nested = (
    <Sequence from={15}>
      <Sequence from={20}>
        <Sequence from={-5}>
          <Frame />
        </Sequence>
      </Sequence>
    </Sequence>
  );
  expect(await readFrames(nested, [35, 36])).toEqual(['5', '6']);
});

claim('A <Loop> | The start of the current iteration', async () => {
  const loop = (
    <Loop durationInFrames={30}>
      <Frame />
    </Loop>
  );
  expect(await readFrames(loop, [30, 61])).toEqual(['0', '1']);
});

claim('For example, with from={-10}, the first visible frame is frame 10.', async () => {
  const trimmed = (
    <Sequence from={-10}>
      <Frame />
    </Sequence>
  );
  expect(await readFrames(trimmed, [0])).toEqual(['10']);
});

claim('Inside a <Freeze>, you get the value of its frame prop, regardless of any sequences around it.', async () => {
  const frozen = (
    <Sequence from={20}>
      <Freeze frame={4}>
        <Frame />
      </Freeze>
    </Sequence>
  );
  expect(await readFrames(frozen, [20, 60])).toEqual(['4', '4']);
});

claim('To get the current time in seconds, divide the frame by fps.', async () => {
  function Seconds(): ReactNode {
    return useCurrentFrame() / useVideoConfig().fps;
  }
  expect((await mount(<Seconds />, {frame: 45, fps: 30})).getText()).toBe('1.5');
  expect((await mount(<Seconds />, {frame: 50, fps: 25})).getText()).toBe('2');
});

claim(
  'When the video is at frame 75, this component displays "Frame 15 of the chapter, 75 of the video".',
  async () => {
    function Chapter({videoFrame}: {readonly videoFrame: number}): ReactNode {
      return `Frame ${useCurrentFrame()} of the chapter, ${videoFrame} of the video`;
    }
    function Video(): ReactNode {
      return (
        <Sequence from={60}>
          <Chapter videoFrame={useCurrentFrame()} />
        </Sequence>
      );
    }
    expect(await readFrames(<Video />, [75])).toEqual(['Frame 15 of the chapter, 75 of the video']);
  },
);

claim(
  "The component isn't part of a composition. This often happens if you call the hook in the root component.",
  async () => {
    await expect(mountRoot(<Frame />)).rejects.toThrow(
      'useCurrentFrame() can only be called inside a component that was registered as a composition. See https://www.remotion.dev/docs/the-fundamentals#defining-compositions',
    );
  },
);

claim('useCurrentFrame can only be called inside a component that was passed to <Player>.', async () => {
  simulatePlayer();
  await expect(mountRoot(<Frame />)).rejects.toThrow(
    'useCurrentFrame can only be called inside a component that was passed to <Player>. See: https://www.remotion.dev/docs/player/examples',
  );
});

claim("React's rules of hooks also apply to useCurrentFrame().", async () => {
  let call: () => unknown = () => undefined;
  function Late(): ReactNode {
    call = () => useCurrentFrame();
    return null;
  }
  await mount(<Late />);
  expect(() => call()).toThrow();
});

claim(
  'In this example, Opening is outside of the sequence, so the title has already faded in when it appears at frame 60:',
  async () => {
    function Opening(): ReactNode {
      const opacity = interpolate(useCurrentFrame(), [0, 20], [0, 1], {extrapolateRight: 'clamp'});
      return <Sequence from={60}>{opacity}</Sequence>;
    }
    expect(await readFrames(<Opening />, [59, 60])).toEqual(['', '1']);
  },
);

claim('If you increment a value in every frame, the result is wrong:', async () => {
  function Counter(): ReactNode {
    const frame = useCurrentFrame();
    const count = useRef(0);
    const [shown, setShown] = useState(0);
    useEffect(() => setShown(++count.current), [frame]);
    return shown;
  }
  // A tab of a render only sees some of the frames.
  const [last] = (await readFrames(<Counter />, [0, 7, 50])).slice(-1);
  expect(last).not.toBe('51');
});
