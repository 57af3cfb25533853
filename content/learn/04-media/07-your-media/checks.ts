import {type LessonChecks, check, createFinding, findItems} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  frames: [0, 45, 90, 135, 179],
  checks: [
    check('There is an image or a video', (video) => {
      const isShown = video.snapshots.some(({elements}) =>
        elements.some(({tag, opacity: shown, box}) => ['img', 'video'].includes(tag) && shown > 0.1 && box.width > 100),
      );
      return isShown && findItems(video, 'Img', 'Video', 'OffthreadVideo').length > 0
        ? undefined
        : {
            expected: 'The video should show an <Img>, an <OffthreadVideo> or a <Video>.',
            found: 'None is visible at frame 0, 45, 90, 135 or 179.',
          };
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
    check('No frame is empty', (video) => {
      const empty = video.snapshots.find(({elements}) =>
        elements.every(({text: words, tag}) => !words && !['img', 'video', 'svg', 'canvas'].includes(tag)),
      );
      return empty
        ? createFinding(empty, undefined, 'Every frame should show something.', `Frame ${empty.frame} is empty.`)
        : undefined;
    }),
  ],
};
