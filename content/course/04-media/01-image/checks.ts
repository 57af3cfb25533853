import {
  type LessonChecks,
  byTag,
  check,
  fillsFrame,
  findItems,
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
    fillsFrame(picture),
    shows(picture, 0),
    shows(title, 0),
  ],
};
