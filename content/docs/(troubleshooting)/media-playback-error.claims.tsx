import type {ReactNode} from 'react';
import {Audio, OffthreadVideo, staticFile, Video} from 'remotion';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';

const src = '/public/interview.mp4';

/** Mounts an element in the preview and lets its media fail as a browser does. Returns the messages that are thrown. */
async function failMedia(element: ReactNode, error: object | null): Promise<readonly string[]> {
  const {container} = await mount(element);
  const media = container.querySelector<HTMLMediaElement>('video, audio');
  if (!media) {
    throw new Error('There is no media.');
  }
  const thrown: string[] = [];
  const onError = (event: ErrorEvent): void => {
    thrown.push(event.message);
    event.preventDefault();
  };
  window.addEventListener('error', onError);
  onTestFinished(() => window.removeEventListener('error', onError));
  vi.spyOn(media, 'error', 'get').mockReturnValue(error as MediaError);
  media.dispatchEvent(new Event('error'));
  return thrown;
}

const formatError = {code: 4, message: 'MEDIA_ELEMENT_ERROR: Format error'};

claim(
  'If the file belongs to a <Video>, or to an <OffthreadVideo> in the preview or the Player, the message looks like this:',
  async () => {
    collectConsole('error');
    for (const element of [<Video src={src} />, <OffthreadVideo src={src} />]) {
      expect((await failMedia(element, formatError)).join()).toContain(
        'The browser threw an error while playing the video /public/interview.mp4: Code 4 - MEDIA_ELEMENT_ERROR: Format error. See https://remotion.dev/docs/media-playback-error for help',
      );
    }
  },
);

claim('For an <Audio> tag, the message is shorter:', async () => {
  collectConsole('log');
  const error = {[Symbol.toStringTag]: 'MediaError'};
  expect((await failMedia(<Audio src="/public/music.mp3" />, error)).join()).toContain(
    'Could not play audio with src /public/music.mp3: [object MediaError]. See https://remotion.dev/docs/media-playback-error for help.',
  );
});

claim("For videos, it contains the code and the text of the browser's MediaError.", async () => {
  collectConsole('error');
  const error = {code: 3, message: 'PIPELINE_ERROR_DECODE'};
  expect((await failMedia(<Video src={src} />, error)).join()).toContain('Code 3 - PIPELINE_ERROR_DECODE');
});

claim('For audio, this object appears in the console, one line above the message.', async () => {
  const lines = collectConsole('log');
  const error = {[Symbol.toStringTag]: 'MediaError'};
  const thrown = await failMedia(<Audio src="/public/music.mp3" />, error);
  expect(lines.join()).toContain('[object MediaError]');
  expect(thrown).toHaveLength(1);
});

claim("A plain path doesn't point to this folder.", () => {
  window.remotion_staticBase = '/static-abc';
  onTestFinished(() => void Reflect.deleteProperty(window, 'remotion_staticBase'));
  expect(staticFile('interview.mp4')).toBe('/static-abc/interview.mp4');
});
