import {places} from '../../../../data/places';
import {type EntryFault, entryFaults} from '../../../../data/showcase/entryFaults';
import {type Draft, offeredLinks} from './Draft';

/** What the form makes of a draft. */
export interface DraftFile {
  /** `my-video.json`, made from the title. */
  readonly name: string;
  /** The file's text, as the build reads it. */
  readonly text: string;
  /** All rules that it breaks, by those of the build. */
  readonly faults: readonly EntryFault[];
  /** Where it becomes a pull request, filled in. */
  readonly address: string;
}

/** Writes the file for a draft and checks it. */
export const draftFile = (draft: Draft): DraftFile => {
  const entry = entryOf(draft);
  const name = `${slugOf(draft.title) || 'my-video'}.json`;
  const text = `${JSON.stringify(entry, null, 2)}\n`;
  const query = new URLSearchParams({filename: name, value: text});
  return {name, text, faults: entryFaults(entry), address: `${places.newShowcaseFile}?${query.toString()}`};
};

/** Without spaces at the ends, and without what was left empty. */
const entryOf = ({date, links, ...draft}: Draft): unknown => {
  const filled = offeredLinks.filter((kind) => links[kind].trim() !== '');
  return {
    title: draft.title.trim(),
    description: draft.description.trim(),
    by: draft.by.trim(),
    ...(date !== '' && {date}),
    topic: draft.topic,
    techniques: draft.techniques,
    ...(filled.length > 0 && {links: Object.fromEntries(filled.map((kind) => [kind, links[kind].trim()]))}),
  };
};

/** Small letters and digits with hyphens; accents fall away. */
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
