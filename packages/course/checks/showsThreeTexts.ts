import type {Check} from './Check.ts';

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
