import {OffthreadVideo, Video} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {readAssets} from '../../../packages/claims/dom/readAssets.ts';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';

const src = 'http://localhost:3000/talk.mp4';

claim(
  'In the preview and the Player, <Video> and <OffthreadVideo> both play the file in a native <video> element.',
  async () => {
    const {container} = await mount(
      <>
        <Video src={src} />
        <OffthreadVideo src={src} />
      </>,
    );
    expect([...container.children].map(({tagName}) => tagName)).toEqual(['VIDEO', 'VIDEO']);
  },
);

claim('Element in a render | <video> | <img>', async () => {
  simulateRender();
  const {container} = await mount(
    <>
      <Video src={src} />
      <OffthreadVideo src={src} />
    </>,
  );
  expect([...container.children].map(({tagName}) => tagName)).toEqual(['VIDEO', 'IMG']);
});

claim('For each frame, Remotion sets its currentTime and waits for the seeked event.', async () => {
  simulateRender();
  window.remotion_videoEnabled = true;
  try {
    const {container, setFrame} = await mount(<Video src={src} />);
    const video = container.querySelector('video');
    video?.dispatchEvent(new Event('loadedmetadata'));
    video?.dispatchEvent(new Event('seeked'));
    await setFrame(45);
    expect(video?.currentTime).toBeCloseTo(46 / 30, 5);
    expect(window.ready).toBe(false);
    video?.dispatchEvent(new Event('seeked'));
    await expect.poll(() => window.ready).toBe(true);
  } finally {
    window.remotion_videoEnabled = false;
  }
});

claim(
  'Its URL points to a small server that runs during the render and uses FFmpeg to extract the frame for that exact time.',
  async () => {
    simulateRender();
    window.remotion_proxyPort = 8123;
    const {container} = await mount(<OffthreadVideo src={src} />, {frame: 45});
    const url = new URL(container.querySelector('img')?.src ?? '');
    expect([url.host, url.pathname, url.searchParams.get('time')]).toEqual(['localhost:8123', '/proxy', '1.5']);
  },
);

claim('Transparent files | Yes, if the browser supports them | Yes, with imageFormat="png"', async () => {
  simulateRender();
  const {container} = await mount(<OffthreadVideo src={src} imageFormat="png" />);
  expect(container.querySelector('img')?.src).toContain('imageFormat=png');
});

claim(
  'Both components support src, startFrom, endAt, volume, muted, playbackRate, style, className and onError. These props mean the same thing in both.',
  async () => {
    const props = {src, startFrom: 15, endAt: 45, volume: 0.5, playbackRate: 2};
    const [video] = await readAssets(<Video {...props} />);
    const [offthread] = await readAssets(<OffthreadVideo {...props} />);
    expect({...offthread, id: ''}).toEqual({...video, id: ''});
    expect(await readAssets(<Video {...props} muted />)).toEqual(await readAssets(<OffthreadVideo {...props} muted />));
  },
);
