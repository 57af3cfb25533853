import {useVideoTexture} from '@remotion/three';
import {act, useEffect, useRef, useState, type ReactNode} from 'react';
import type {VideoTexture} from 'three';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';

/** Adds the method, which the DOM of the claims doesn't have. */
function supportVideoFrames(): void {
  HTMLVideoElement.prototype.requestVideoFrameCallback = () => 0;
  onTestFinished(() => void Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback'));
}

function Screen({textures, delay = false}: {readonly textures: unknown[]; readonly delay?: boolean}): ReactNode {
  const video = useRef<HTMLVideoElement>(null!);
  const [isVisible, setVisible] = useState(!delay);
  textures.push(useVideoTexture(video));
  useEffect(() => setVisible(true), []);
  return isVisible ? <video ref={video} /> : null;
}

async function load(container: HTMLElement): Promise<void> {
  await act(async () => void container.querySelector('video')?.dispatchEvent(new Event('loadeddata')));
}

claim('A Three.js VideoTexture, or null until the video has loaded its first frame.', async () => {
  supportVideoFrames();
  const textures: unknown[] = [];
  const {container} = await mount(<Screen textures={textures} />);
  expect(textures).toEqual(textures.map(() => null));
  await load(container);
  expect(textures.at(-1)).toMatchObject({isVideoTexture: true});
  expect((textures.at(-1) as VideoTexture).image).toBe(container.querySelector('video'));
});

claim('A render waits for the texture.', async () => {
  supportVideoFrames();
  simulateRender();
  const {container} = await mount(<Screen textures={[]} />);
  expect(window.ready).toBe(false);
  await load(container);
  expect(window.ready).toBe(true);
});

claim(
  "The video has to exist when your component mounts, because the hook doesn't detect a video that appears later.",
  async () => {
    supportVideoFrames();
    const textures: unknown[] = [];
    const {container} = await mount(<Screen textures={textures} delay />);
    await load(container);
    expect(container.querySelector('video')).not.toBeNull();
    expect(textures).toEqual(textures.map(() => null));
  },
);

claim(
  "In a browser that doesn't support requestVideoFrameCallback(), the hook always returns null and prints a warning:",
  async () => {
    const warnings = collectConsole('warn');
    simulateRender();
    const textures: unknown[] = [];
    const {container} = await mount(<Screen textures={textures} />);
    await load(container);
    expect(textures).toEqual(textures.map(() => null));
    expect(warnings).toContain('Browser does not support requestVideoFrameCallback. Cannot display video.');
    expect(window.ready).toBe(true);
  },
);

claim("The hook waits for the video's loadeddata event.", async () => {
  supportVideoFrames();
  const textures: unknown[] = [];
  const {container} = await mount(<Screen textures={textures} />);
  for (const name of ['loadedmetadata', 'canplay', 'seeked']) {
    await act(async () => void container.querySelector('video')?.dispatchEvent(new Event(name)));
  }
  expect(textures.at(-1)).toBeNull();
  await load(container);
  expect(textures.at(-1)).not.toBeNull();
});

claim("although the hook doesn't accept any options.", () => {
  expect(useVideoTexture).toHaveLength(1);
});
