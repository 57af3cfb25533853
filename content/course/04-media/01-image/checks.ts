import {
  type LessonChecks,
  byTag,
  check,
  createFinding,
  findItems,
  format,
  formatList,
  shows,
  text,
  usesComponent,
} from '../../../../packages/course/course.ts';

const [picture, title] = [byTag('img', 'the image'), text('Harbor Days', 'the title')];

export const checks: LessonChecks = {
  frames: [0, 60],
  checks: [
    usesComponent('Img'),
    check('The image is media/harbor.webp', (video) => {
      const found = findItems(video, 'Img').map(({src}) => src);
      return found.includes('media/harbor.webp')
        ? undefined
        : {
            expected: "The image should be staticFile('media/harbor.webp').",
            found: `The video shows ${formatList(found.map(String)) || 'no image'}.`,
          };
    }),
    check('The image covers the frame', (video) => {
      const box = picture.find(video.at(0))?.box;
      return !box || (box.x <= 1 && box.y <= 1 && box.x + box.width >= 1279 && box.y + box.height >= 719)
        ? undefined
        : createFinding(
            video.at(0),
            picture,
            'The image should cover the frame of 1280 × 720 pixels.',
            `It’s ${format(box.width)} × ${format(box.height)} pixels large, and its top left corner is at ${format(box.x)}, ${format(box.y)}.`,
          );
    }),
    shows(picture, 0),
    shows(title, 0),
  ],
};
