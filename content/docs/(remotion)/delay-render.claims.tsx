import {useEffect, useState, type ReactNode} from 'react';
import {
  Audio,
  Composition,
  continueRender,
  delayRender,
  IFrame,
  Img,
  OffthreadVideo,
  useCurrentFrame,
  Video,
} from 'remotion';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {holdImages} from '../../../packages/claims/dom/holdImages.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {mountRoot} from '../../../packages/claims/dom/mountRoot.tsx';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';

/** Returns the error of a handle that isn't cleared, and after how many milliseconds it's thrown, without waiting. */
function readTimeout(label?: string): {message: string; milliseconds: number} {
  vi.useFakeTimers();
  const start = Date.now();
  const handle = delayRender(label);
  try {
    vi.advanceTimersToNextTimer();
  } catch (error) {
    return {message: (error as Error).message, milliseconds: Date.now() - start};
  } finally {
    vi.useRealTimers();
    continueRender(handle);
  }
  throw new Error('The timeout did not throw an error.');
}

claim('delayRender() makes Remotion wait until you call continueRender().', () => {
  const handle = delayRender();
  expect(window.ready).toBe(false);
  continueRender(handle);
  expect(window.ready).toBe(true);
});

claim(
  'React runs this function once, during the first render of the component, so the handle exists before Remotion can take a screenshot.',
  async () => {
    let calls = 0;
    function Video(): ReactNode {
      useCurrentFrame();
      useState(() => ++calls);
      return null;
    }
    const {setFrame} = await mount(<Video />);
    const after = calls;
    await setFrame(1);
    await setFrame(2);
    expect(calls).toBe(after);
  },
);

claim(
  "The effect doesn't depend on the current frame. This way, each browser tab loads the data once instead of once per frame.",
  async () => {
    let loads = 0;
    function Video(): ReactNode {
      useCurrentFrame();
      useEffect(() => void loads++, []);
      return null;
    }
    const {setFrame} = await mount(<Video />);
    await setFrame(1);
    await setFrame(2);
    expect(loads).toBe(1);
  },
);

claim('If the render times out, the label appears in the error message. It has no other effect.', () => {
  simulateRender();
  expect(readTimeout('Loading the prices').message).toContain('A delayRender() "Loading the prices" was called');
});

claim('delayRender() returns a handle, which is a number. Each call returns a new handle.', () => {
  const handles = [delayRender(), delayRender(), delayRender('label')];
  handles.forEach(continueRender);
  expect(handles.map((handle) => typeof handle)).toEqual(['number', 'number', 'number']);
  expect(new Set(handles).size).toBe(3);
});

claim('Remotion takes the screenshot once all handles have been cleared.', () => {
  const [first, second] = [delayRender(), delayRender()];
  continueRender(second);
  expect(window.ready).toBe(false);
  continueRender(first);
  expect(window.ready).toBe(true);
});

claim('You can create as many handles as you need, even in different components.', async () => {
  const handles: number[] = [];
  function Part(): ReactNode {
    useState(() => handles.push(delayRender()));
    return null;
  }
  await mount(
    <>
      <Part />
      <Part />
    </>,
  );
  expect(handles.length).toBeGreaterThanOrEqual(2);
  expect(window.ready).toBe(false);
  handles.forEach(continueRender);
  expect(window.ready).toBe(true);
});

claim("playback doesn't wait for handles, and a handle that you create in a component never times out.", () => {
  const spy = vi.spyOn(globalThis, 'setTimeout');
  const handle = delayRender();
  expect(spy).not.toHaveBeenCalled();
  spy.mockRestore();
  continueRender(handle);
});

claim(
  "By default, you have to clear each handle within 28 seconds of calling delayRender(). That's 2 seconds less than the render's timeout of 30 seconds.",
  () => {
    simulateRender();
    window.remotion_puppeteerTimeout = 30_000;
    expect(readTimeout().milliseconds).toBe(28_000);
  },
);

claim('For example, a timeout of 60 seconds gives you 58 seconds for each handle:', () => {
  simulateRender();
  window.remotion_puppeteerTimeout = 60_000;
  onTestFinished(() => {
    window.remotion_puppeteerTimeout = 30_000;
  });
  expect(readTimeout().milliseconds).toBe(58_000);
});

claim('The same error for a handle without a label.', () => {
  simulateRender();
  window.remotion_puppeteerTimeout = 30_000;
  expect(readTimeout().message).toContain(
    'A delayRender() was called but not cleared after 28000ms. See https://remotion.dev/docs/timeout for help.',
  );
});

claim("The label parameter of delayRender() must be a string or undefined, got: 5 | label isn't a string.", () => {
  expect(() => delayRender(5 as unknown as string)).toThrow(
    'The label parameter of delayRender() must be a string or undefined, got: 5',
  );
});

claim(
  "You don't need them for media, because <Img>, <IFrame>, <Video>, <OffthreadVideo> and <Audio> already wait for their files.",
  async () => {
    holdImages();
    simulateRender();
    for (const Media of [Img, IFrame, Video, OffthreadVideo, Audio]) {
      window.ready = true;
      await mount(<Media src="http://localhost:3000/a" />);
      expect(window.ready, Media.name).toBe(false);
    }
  },
);

claim("To do so, it loads all of your files, but doesn't mount any of the compositions.", async () => {
  const handle = delayRender();
  let mounts = 0;
  function WorldMap(): ReactNode {
    useEffect(() => {
      mounts++;
      continueRender(handle);
    }, []);
    return null;
  }
  const root = (
    <Composition id="WorldMap" component={WorldMap} durationInFrames={90} fps={30} width={100} height={100} />
  );
  const {getManager} = await mountRoot(root);
  expect(getManager().compositions).toHaveLength(1);
  expect(mounts).toBe(0);
  expect(window.ready).toBe(false);
  continueRender(handle);
});

claim(
  'The effect below runs once, so it only clears the first handle. The others are never cleared, and the render times out:',
  async () => {
    const created: number[] = [];
    function Video(): ReactNode {
      useCurrentFrame();
      const handle = delayRender();
      created.push(handle);
      useEffect(() => continueRender(handle), []);
      return null;
    }
    const {setFrame} = await mount(<Video />);
    await setFrame(1);
    expect(window.ready).toBe(false);
    created.slice(1).forEach(continueRender);
    expect(window.ready).toBe(true);
  },
);

claim("If you use the initializer function of useState(), there's only one handle:", async () => {
  const created = new Set<number>();
  function Video(): ReactNode {
    useCurrentFrame();
    const [handle] = useState(() => delayRender());
    created.add(handle);
    useEffect(() => continueRender(handle), [handle]);
    return null;
  }
  const {setFrame} = await mount(<Video />);
  await setFrame(1);
  await setFrame(2);
  expect(created.size).toBe(1);
  expect(window.ready).toBe(true);
});
