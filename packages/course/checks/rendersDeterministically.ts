import type {Check} from './Check.ts';

/** The image only depends on the frame: nothing random, no clock, no CSS animation, the same when rendered again. */
export const rendersDeterministically: Check = {
  title: 'The same frame always looks the same',
  run: ({impurities: [impurity], unstableFrame}) => {
    if (impurity !== undefined) {
      return {
        expected: 'The image should only depend on the frame number, because frames are rendered in any order.',
        found: `The code uses ${impurity}.`,
      };
    }
    return unstableFrame === undefined
      ? undefined
      : {
          expected: `Frame ${unstableFrame} should look the same each time it’s rendered.`,
          found: 'It looked different when it was rendered again, after other frames.',
          frame: unstableFrame,
        };
  },
};
