import {useEffect, useState, type ReactNode} from 'react';
import {Composition, continueRender, delayRender, getInputProps, interpolate} from 'remotion';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {Frame} from '../../../packages/claims/dom/Frame.tsx';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';

const size = {width: 1280, height: 720, fps: 30};

/** Stores input props as the preview and the renderer do. */
function setInputProps(props: object): void {
  window.remotion_inputProps = JSON.stringify(props);
  onTestFinished(() => {
    window.remotion_inputProps = '';
  });
}

claim('A departure board with four trains might last six seconds, while one with twenty trains needs thirty.', () => {
  // Each departure is visible for 45 frames.
  expect((4 * 45) / 30).toBe(6);
  expect((20 * 45) / 30).toBe(30);
});

claim('You can call it before any composition exists.', async () => {
  setInputProps({seconds: 4, width: 720, height: 1280});
  function Root(): ReactNode {
    const {seconds = 1, width = 1280, height = 720} = getInputProps() as Partial<Record<string, number>>;
    return (
      <Composition
        id="Board"
        component={Frame}
        fps={30}
        durationInFrames={seconds * 30}
        width={width}
        height={height}
      />
    );
  }
  const {getManager} = await mountRoot(<Root />);
  expect(getManager().compositions[0]).toMatchObject({durationInFrames: 120, width: 720, height: 1280});
});

claim('Define a fallback for each value so the preview also works without input props:', async () => {
  function Root(): ReactNode {
    const {seconds = 2} = getInputProps() as {seconds?: number};
    return <Composition id="Board" component={Frame} {...size} durationInFrames={seconds * 30} />;
  }
  expect((await mountRoot(<Root />)).getManager().compositions[0]?.durationInFrames).toBe(60);
});

claim(
  "don't render the composition until the data has arrived, and use delayRender() to make Remotion wait.",
  async () => {
    let respond: (departures: readonly string[]) => void = () => undefined;
    const request = new Promise<readonly string[]>((resolve) => {
      respond = resolve;
    });
    function Root(): ReactNode {
      const [departures, setDepartures] = useState<readonly string[]>();
      const [handle] = useState(() => delayRender('Fetching departures'));
      useEffect(() => {
        void request.then((result) => {
          setDepartures(result);
          continueRender(handle);
        });
      }, [handle]);
      return departures ? (
        <Composition id="Board" component={Frame} {...size} durationInFrames={departures.length * 45} />
      ) : null;
    }
    const {getManager} = await mountRoot(<Root />);
    expect(getManager().compositions).toEqual([]);
    expect(window.ready).toBe(false);
    respond(['A', 'B', 'C', 'D']);
    await expect.poll(() => getManager().compositions[0]?.durationInFrames).toBe(180);
    expect(window.ready).toBe(true);
  },
);

claim('The "durationInFrames" prop of the <Composition/> component must be an integer, but got 62.5.', async () => {
  const board = <Composition id="Board" component={Frame} {...size} durationInFrames={2.5 * 25} />;
  await expect(mountRoot(board)).rejects.toThrow(
    'The "durationInFrames" prop of the <Composition/> component must be an integer, but got 62.5.',
  );
});

claim('The list is empty. Use a duration of at least 1.', async () => {
  const empty = <Composition id="Board" component={Frame} {...size} durationInFrames={0 * 45} />;
  await expect(mountRoot(empty)).rejects.toThrow(
    'The "durationInFrames" prop of the <Composition/> component must be positive, but got 0.',
  );
});

claim("The video is too short for the input range you pass to interpolate(), so the range's points overlap.", () => {
  const fade = (durationInFrames: number) =>
    interpolate(0, [0, 20, durationInFrames - 20, durationInFrames], [0, 1, 1, 0]);
  expect(fade(60)).toBe(0);
  expect(() => fade(30)).toThrow('inputRange must be strictly monotonically non-decreasing');
});
