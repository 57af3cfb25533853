import {useState, type ReactNode} from 'react';
import {Freeze, Sequence, useCurrentFrame, useVideoConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {readFrames} from '../../../packages/claims/dom/readFrames.ts';

claim("They always render the same frame, no matter what the video's current frame is.", async () => {
  const freeze = (
    <Freeze frame={12}>
      <Frame />
    </Freeze>
  );
  expect(await readFrames(freeze, [0, 12, 99])).toEqual(['12', '12', '12']);
});

claim("The blue one doesn't move, because useCurrentFrame() always returns 30 inside the <Freeze>.", async () => {
  const clocks = (
    <>
      <Frame />/
      <Freeze frame={30}>
        <Frame />
      </Freeze>
    </>
  );
  expect(await readFrames(clocks, [0, 45])).toEqual(['0/30', '45/30']);
});

claim('It must be finite, but it can be negative or a fraction.', async () => {
  for (const frame of [-5, 0.5, 1000]) {
    const {getText} = await mount(
      <Freeze frame={frame}>
        <Frame />
      </Freeze>,
    );
    expect(getText()).toBe(String(frame));
  }
});

claim(
  'This is the number that useCurrentFrame() returns in the children, regardless of any sequences around the <Freeze>.',
  async () => {
    const nested = (
      <Sequence from={10}>
        <Sequence from={5}>
          <Freeze frame={7}>
            <Frame />
          </Freeze>
        </Sequence>
      </Sequence>
    );
    expect(await readFrames(nested, [14, 15, 50])).toEqual(['', '7', '7']);
  },
);

claim('with frame={40}, the children of <Sequence from={30}> are at frame 10.', async () => {
  const freeze = (
    <Freeze frame={40}>
      <Sequence from={30}>
        <Frame />
      </Sequence>
    </Freeze>
  );
  expect(await readFrames(freeze, [0, 99])).toEqual(['10', '10']);
});

claim(
  "If they call useVideoConfig(), they get the composition's durationInFrames, even if the <Freeze> is inside a sequence.",
  async () => {
    function Duration(): ReactNode {
      return useVideoConfig().durationInFrames;
    }
    const nested = (
      <Sequence durationInFrames={20}>
        <Duration />/
        <Freeze frame={0}>
          <Duration />
        </Freeze>
      </Sequence>
    );
    expect((await mount(nested, {durationInFrames: 100})).getText()).toBe('20/100');
  },
);

claim(
  'At frame 40, React unmounts the first chart and mounts the one inside <Freeze>, so any React state in the component is reset.',
  async () => {
    let mounts = 0;
    function Chart(): ReactNode {
      const [count] = useState(() => ++mounts);
      return `${count}:${useCurrentFrame()}`;
    }
    function StoppedChart(): ReactNode {
      return useCurrentFrame() < 40 ? (
        <Chart />
      ) : (
        <Freeze frame={40}>
          <Chart />
        </Freeze>
      );
    }
    const [before, after, later] = await readFrames(<StoppedChart />, [39, 40, 80]);
    expect(before).toBe('1:39');
    expect(after).toMatch(/^[2-9]:40$/);
    expect(later).toBe(after);
  },
);

claim('To keep the state, always render <Freeze frame={Math.min(frame, 40)}> around the chart.', async () => {
  let mounts = 0;
  function Chart(): ReactNode {
    const [count] = useState(() => ++mounts);
    return `${count}:${useCurrentFrame()}`;
  }
  function StoppedChart(): ReactNode {
    return (
      <Freeze frame={Math.min(useCurrentFrame(), 40)}>
        <Chart />
      </Freeze>
    );
  }
  const texts = await readFrames(<StoppedChart />, [0, 39, 40, 80]);
  const [count] = texts[0]?.split(':') ?? [];
  expect(texts).toEqual([0, 39, 40, 40].map((frame) => `${count}:${frame}`));
});

claim(
  "The <Freeze /> component requires a 'frame' prop, but none was passed. | frame is missing or undefined.",
  async () => {
    for (const props of [{}, {frame: undefined}]) {
      await expect(mount(createUntyped(Freeze, props))).rejects.toThrow(
        "The <Freeze /> component requires a 'frame' prop, but none was passed.",
      );
    }
  },
);

claim("The 'frame' prop of <Freeze /> must be a number, but is of type string | frame isn't a number.", async () => {
  await expect(mount(createUntyped(Freeze, {frame: '10'}))).rejects.toThrow(
    "The 'frame' prop of <Freeze /> must be a number, but is of type string",
  );
});

claim('The calculation of frame resulted in NaN or Infinity.', async () => {
  await expect(mount(createUntyped(Freeze, {frame: NaN}))).rejects.toThrow(
    "The 'frame' prop of <Freeze /> must be a real number, but it is NaN.",
  );
  await expect(mount(createUntyped(Freeze, {frame: Infinity}))).rejects.toThrow(
    "The 'frame' prop of <Freeze /> must be a finite number, but it is Infinity.",
  );
});

claim('But with frame={80}, you see frame 80 of the scene instead:', async () => {
  const held = (
    <Sequence from={60}>
      <Freeze frame={80}>
        <Frame />
      </Freeze>
    </Sequence>
  );
  expect(await readFrames(held, [60, 80])).toEqual(['80', '80']);
});
