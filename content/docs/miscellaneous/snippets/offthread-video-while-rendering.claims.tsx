import {Internals, OffthreadVideo, Video} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../../packages/claims/claim.ts';
import {mount} from '../../../../packages/claims/dom/mount.tsx';
import {simulatePlayer} from '../../../../packages/claims/dom/simulatePlayer.ts';
import {simulateRender} from '../../../../packages/claims/dom/simulateRender.ts';

const src = 'http://localhost:3000/talk.mp4';

claim("The <OffthreadVideo> component shows the exact frame in a render, but it doesn't accept a ref.", async () => {
  simulateRender();
  const {container} = await mount(<OffthreadVideo src={src} />, {frame: 30});
  expect(container.querySelector('img')?.src).toContain('&time=1&');
  expect(OffthreadVideo).toBeTypeOf('function');
});

claim('With <Video>, you can use a ref to access the <video> element.', async () => {
  const ref: {current: HTMLVideoElement | null} = {current: null};
  const {container} = await mount(<Video ref={ref} src={src} />);
  expect(ref.current).toBe(container.querySelector('video'));
});

claim(
  'rendering | A render of a video or still. You also get this value in tests, and in a production build on a server.',
  () => {
    simulateRender();
    expect(Internals.getRemotionEnvironment()).toBe('rendering');
    process.env.NODE_ENV = 'test';
    expect(Internals.getRemotionEnvironment()).toBe('rendering');
  },
);

claim('preview | The preview that you open with npx remotion preview.', () => {
  expect(Internals.getRemotionEnvironment()).toBe('preview');
});

claim('player-development | A Player in a development build of your app.', () => {
  simulatePlayer();
  expect(Internals.getRemotionEnvironment()).toBe('player-development');
});

claim('player-production | A Player in a production build of your app.', () => {
  simulatePlayer();
  simulateRender();
  expect(Internals.getRemotionEnvironment()).toBe('player-production');
});

claim('This is expected, because the render uses an <img> instead of a <video>.', async () => {
  simulateRender();
  const {container} = await mount(<OffthreadVideo src={src} />);
  expect(container.querySelector('video')).toBeNull();
  expect(container.querySelector('img')).not.toBeNull();
});
