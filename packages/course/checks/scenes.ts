import {capitalize} from './capitalize.ts';
import type {Check} from './Check.ts';
import {createFinding, createMissingFinding} from './findings.ts';
import {formatList} from './formatList.ts';
import {format} from './measures.ts';
import {findTexts, type Locator} from './locators.ts';
import {describeLateSequence, findItems} from './timeline.ts';

/** At least three sequences start at different frames. */
export const hasThreeScenes: Check = {
  title: 'There are three scenes, which start at different times',
  run: (video) => {
    const starts = new Set(
      findItems(video, 'Sequence')
        .filter(({duration}) => duration > 0)
        .map(({start}) => start),
    );
    return starts.size >= 3
      ? undefined
      : {
          expected: 'The video should have at least three sequences that start at different frames.',
          found:
            (starts.size > 0 ? `Sequences start at frame ${formatList([...starts])}.` : 'There are no sequences.') +
            describeLateSequence(video),
        };
  },
};

/** Each frame shows text, an image or a drawing, or a background on which text fades in. */
export const hasNoEmptyFrame: Check = {
  title: 'No frame is empty',
  run: ({snapshots}) => {
    const empty = snapshots.find((snapshot) => {
      const texts = findTexts(snapshot);
      const visible = snapshot.elements.filter(({opacity}) => opacity >= 0.02);
      return !visible.some(
        (facts) => texts.includes(facts) || pictures.has(facts.tag) || (facts.isFilled && texts.length > 0),
      );
    });
    return empty
      ? createFinding(empty, undefined, 'Every frame should show something.', `Frame ${empty.frame} is empty.`)
      : undefined;
  },
};

const pictures: ReadonlySet<string> = new Set(['img', 'video', 'svg', 'canvas']);

/** The element covers the whole frame at frame 0. */
export function fillsFrame(locator: Locator): Check {
  return {
    title: `${capitalize(locator.name)} fills the frame`,
    run: (video) => {
      const {width, height} = video.composition;
      const box = locator.find(video.at(0))?.box;
      if (!box) {
        return createMissingFinding(locator, video.at(0));
      }
      return box.x <= 1 && box.y <= 1 && box.x + box.width >= width - 1 && box.y + box.height >= height - 1
        ? undefined
        : createFinding(
            video.at(0),
            locator,
            `At frame 0, ${locator.name} should fill the frame of ${width} × ${height} pixels.`,
            `It’s ${format(box.width)} × ${format(box.height)} pixels large, and its top left corner is at ${format(box.x)}, ${format(box.y)}.`,
          );
    },
  };
}

/** At least three scenes contain different text. */
export const showsThreeTexts: Check = {
  title: 'Three scenes contain different words',
  run: ({snapshots}) => {
    const texts = new Set(snapshots.map(({elements}) => elements.find(({parent}) => parent === -1)?.text ?? ''));
    texts.delete('');
    const found = ['There is no text.', 'All scenes contain the same words.', 'Only two scenes do.'][texts.size];
    return found === undefined ? undefined : {expected: 'At least three scenes should contain different words.', found};
  },
};
