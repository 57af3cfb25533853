import {type LessonChecks, check, findItems, hasNoEmptyFrame} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  frames: [0, 45, 90, 135, 179],
  checks: [
    check('There is an image or a video', (video) => {
      const media = video.snapshots.flatMap(({frame, elements}) =>
        elements.filter(({tag}) => tag === 'img' || tag === 'video').map((facts) => ({...facts, frame})),
      );
      // The `src` of a file from the playground is a path, and the sandbox doesn't load any other files.
      const other = media.find(({src}) => src?.includes('://'));
      const shown = media.filter(
        ({opacity, box, src}) => opacity > 0.1 && box.width > 100 && src?.includes('://') !== true,
      );
      if (
        shown.some(({cover}) => cover === undefined) &&
        findItems(video, 'Img', 'Video', 'OffthreadVideo').length > 0
      ) {
        return undefined;
      }
      const expected = 'The video should show an <Img>, an <OffthreadVideo> or a <Video>.';
      if (shown.length === 0 && other) {
        return {
          expected,
          found: `The <${other.tag}> can’t load ${other.src}. Use staticFile() with a file from the playground.`,
          frame: other.frame,
        };
      }
      const covered = shown.find(({cover}) => cover !== undefined);
      return covered
        ? {expected, found: `The <${covered.tag}> is behind a <${covered.cover}> that hides it.`, frame: covered.frame}
        : {expected, found: 'None is visible at frame 0, 45, 90, 135 or 179.'};
    }),
    check('There is a sound that can be heard', (video) => {
      const sounds = findItems(video, 'Audio', 'Video', 'OffthreadVideo').filter(
        ({component, src, props}) =>
          component === 'Audio' || (props.muted !== true && src !== undefined && !src.includes('coast')),
      );
      const loud = sounds.some(({volumes = []}) => volumes.some((volume) => volume > 0.05));
      return loud
        ? undefined
        : {
            expected: 'The video should contain a sound with a volume above 0.',
            found: sounds.length > 0 ? 'Its volume is 0.' : 'There is no <Audio>.',
          };
    }),
    hasNoEmptyFrame,
  ],
};
