import {Audio, OffthreadVideo, Video} from 'remotion';
import type {ReactNode} from 'react';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';

/** Makes all media report a seekable range, as the browser does for a file once it has loaded. */
function setSeekableRange(end: number): void {
  const descriptor = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'seekable');
  const seekable = {length: 1, start: () => 0, end: () => end};
  Object.defineProperty(HTMLMediaElement.prototype, 'seekable', {configurable: true, get: () => seekable});
  onTestFinished(() => {
    if (descriptor) {
      Object.defineProperty(HTMLMediaElement.prototype, 'seekable', descriptor);
    }
  });
}

async function readMessages(element: ReactNode): Promise<string> {
  const printed = [collectConsole('error'), collectConsole('warn')];
  const {setFrame} = await mount(element);
  await setFrame(90);
  return printed.flat().join('\n');
}

claim("If it can't, the browser reports a seekable range from 0 to 0, and Remotion prints the message.", async () => {
  setSeekableRange(0);
  const src = 'https://example.com/1.mp4';
  expect(await readMessages(<Video src={src} />)).toContain(
    `The media does not support seeking. Remotion cannot properly render it. Please see https://remotion.dev/docs/non-seekable-media for assistance. Source: ${src}`,
  );
});

claim('To render frame 90 of a 30 fps video, Remotion asks the browser to seek to second 3 of the file.', async () => {
  const {container, setFrame} = await mount(<Audio src="https://example.com/seek.mp3" />, {fps: 30});
  await setFrame(90);
  expect(container.querySelector('audio')?.currentTime).toBe(3);
});

claim('For an <Audio> tag, the message appears in the preview and the Player', async () => {
  setSeekableRange(0);
  expect(await readMessages(<Audio src="https://example.com/2.mp3" />)).toContain(
    'The media does not support seeking.',
  );
});

claim("The message for <OffthreadVideo> is different, although version 3.2.44 doesn't print it:", async () => {
  setSeekableRange(0);
  expect(await readMessages(<OffthreadVideo src="https://example.com/3.mp4" />)).toBe('');
});
