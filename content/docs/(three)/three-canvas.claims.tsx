import {useThree} from '@react-three/fiber';
import {ThreeCanvas} from '@remotion/three';
import type {ReactNode} from 'react';
import {Sequence, useCurrentFrame, useVideoConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {createUntyped} from '../../../packages/claims/dom/createUntyped.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {mountScene, waitForScene} from '../../../packages/claims/dom/mountScene.tsx';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';

claim('so that useCurrentFrame() and the other Remotion hooks work inside it.', async () => {
  const seen: unknown[] = [];
  function Scene(): ReactNode {
    seen.push([useCurrentFrame(), useVideoConfig().width]);
    return <group />;
  }
  const {setFrame} = await mountScene({children: <Scene />});
  await setFrame(12);
  expect(seen.at(-1)).toEqual([12, 1280]);
});

claim('A render waits until the canvas has been created', async () => {
  simulateRender();
  await mountScene({});
  expect(window.ready).toBe(true);
  // React Three Fiber can't measure this canvas, so it doesn't create it.
  await mount(
    <ThreeCanvas width={1280} height={720}>
      <group />
    </ThreeCanvas>,
  );
  expect(window.ready).toBe(false);
});

claim('and everything that suspends, such as models and textures, has loaded.', async () => {
  simulateRender();
  const model = {isLoaded: false, load: (): void => {}};
  const loading = new Promise<void>((resolve) => {
    model.load = () => {
      model.isLoaded = true;
      resolve();
    };
  });
  function Model(): ReactNode {
    if (!model.isLoaded) {
      throw loading;
    }
    return <group />;
  }
  await mountScene({children: <Model />});
  expect(window.ready).toBe(false);
  model.load();
  await waitForScene();
  expect(window.ready).toBe(true);
});

claim('The width of the canvas in pixels, as a positive integer.', async () => {
  for (const width of [0, -1, 1280.5, Number.NaN, Number.POSITIVE_INFINITY, '1280', undefined]) {
    await expect(mount(createUntyped(ThreeCanvas, {width, height: 720}))).rejects.toThrow(
      'The "width" prop of the <ThreeCanvas /> component must',
    );
  }
});

claim('The height of the canvas in pixels, as a positive integer.', async () => {
  for (const height of [0, 720.5, '720']) {
    await expect(mount(createUntyped(ThreeCanvas, {width: 1280, height}))).rejects.toThrow(
      'The "height" prop of the <ThreeCanvas /> component must be',
    );
  }
});

claim("All other props are passed to React Three Fiber's <Canvas>", async () => {
  const created: unknown[] = [];
  await mountScene({
    camera: {position: [0, 0, 7], fov: 40},
    onCreated: ({camera}) => void created.push([camera.position.z, 'fov' in camera && camera.fov]),
  });
  expect(created).toEqual([[7, 40]]);
});

claim('Remotion merges your style with the width and height.', async () => {
  const {container} = await mountScene({style: {backgroundColor: 'white', height: 300}});
  const {width, height, backgroundColor} = (container.firstElementChild as HTMLElement).style;
  expect([width, height, backgroundColor]).toEqual(['1280px', '300px', 'white']);
});

claim("By default, a <Sequence> renders a <div>, and a 3D scene can't contain one:", async () => {
  collectConsole('error');
  await expect(mountScene({children: <Sequence>{<group />}</Sequence>})).rejects.toThrow(
    'R3F: Div is not part of the THREE namespace! Did you forget to extend?',
  );
});

claim('Add layout="none", so that the sequence only changes the timing:', async () => {
  const frames: number[] = [];
  function Scene(): ReactNode {
    frames.push(useCurrentFrame());
    return <group />;
  }
  const {setFrame} = await mountScene({
    children: (
      <Sequence from={30} layout="none">
        <Scene />
      </Sequence>
    ),
  });
  await setFrame(29);
  expect(frames).toEqual([]);
  await setFrame(45);
  expect(frames.at(-1)).toBe(15);
});

claim('The canvas needs a fixed size because the preview scales the composition with CSS.', async () => {
  const sizes: unknown[] = [];
  function Scene(): ReactNode {
    const {width, height} = useThree(({size}) => size);
    sizes.push([width, height]);
    return null;
  }
  // The canvas measures 1280×720.
  await mountScene({width: 640, height: 360, children: <Scene />});
  expect(sizes.at(-1)).toEqual([640, 360]);
});
