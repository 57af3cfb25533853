import type ts from 'typescript';
import type {Rule} from './Rule.ts';
import {findElements, getAttribute, getImportedName, getNumber} from './syntax.ts';

/** Finds props of media that Remotion rejects, or that have no effect together. */
export const mediaProps: Rule = {
  name: 'media-props',
  about: 'Props of <Audio>, <Video> and <OffthreadVideo> that don’t work',
  severity: 'error',
  link: '/docs/video',
  checkCode(file, report) {
    for (const element of findElements(file, ['Audio', 'Video', 'OffthreadVideo'])) {
      const get = (name: string): {node: ts.Node | undefined; value: number | undefined} => {
        const node = getAttribute(element, name);
        return {node, value: getNumber(node, file)};
      };
      const link = `/docs/${getImportedName(file, element.tagName)?.toLowerCase()}`;
      const [start, end, volume, rate] = ['startFrom', 'endAt', 'volume', 'playbackRate'].map(get);
      if (volume?.node && volume.value !== undefined && (volume.value < 0 || volume.value > 1)) {
        report(volume.node, {
          message: `volume must be between 0 and 1, but is ${volume.value}.`,
          fix:
            volume.value > 1
              ? 'Pass a factor instead of a percentage, such as volume={0.5}. Remotion can’t make a file louder.'
              : 'Write volume={0} or muted.',
          link: '/docs/using-audio',
        });
      }
      if (start?.node && start.value !== undefined && start.value < 0) {
        report(start.node, {
          message: `startFrom must not be negative, but is ${start.value}.`,
          fix: 'To start playing later, wrap it in <Sequence from={30}>.',
          link,
        });
      }
      if (end?.node && end.value !== undefined && end.value <= (start?.value ?? 0)) {
        report(end.node, {
          message: `endAt is a position in the file in frames. At ${end.value}, it isn’t after startFrom (${start?.value ?? 0}).`,
          fix: 'Add startFrom and the frames to play: startFrom={30} endAt={90} plays 60 frames.',
          link,
        });
      }
      if (rate?.node && rate.value !== undefined && (rate.value <= 0 || rate.value > 16)) {
        report(rate.node, {
          message:
            rate.value > 16
              ? `Browsers can only play media at up to 16 times its normal speed, so a playbackRate of ${rate.value} fails in the preview and the Player.`
              : `playbackRate must be greater than 0, but is ${rate.value}.`,
          fix:
            rate.value > 16
              ? 'Choose a value up to 16, or speed up the file with FFmpeg first.'
              : rate.value < 0
                ? 'Media can’t play backwards. Reverse the file with FFmpeg first.'
                : 'To show a single frame of a video, wrap it in <Freeze>. To silence a sound, pass muted.',
          link,
        });
      }
      if (getAttribute(element, 'loop') && (start?.node || end?.node)) {
        report(element.tagName, {
          message:
            'Even if you trim the media, loop only repeats it after the duration of the whole file, so it stops or disappears before each repetition.',
          fix: 'Wrap it in <Loop durationInFrames={60}> and remove loop.',
          link: '/docs/loop',
        });
      }
    }
  },
};
