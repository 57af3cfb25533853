import {externalUrls} from '../../../../../../packages/content-model/externalUrls.ts';
import {type EntryProblem, findShowcaseErrors} from '../../../../data/showcase/findShowcaseErrors.ts';
import {type Draft, offeredLinks} from './Draft.ts';

/** The result of a draft. */
export type DraftFile = {
  /** `my-video.json`, derived from the title. */
  readonly name: string;
  /** The content of the file, as the build reads it. */
  readonly text: string;
  /** All rules of the build that the file violates. */
  readonly problems: readonly EntryProblem[];
  /** URL that creates a pull request with the file. */
  readonly url: string;
};

/** Creates and validates the file for a draft. */
export function createDraftFile(draft: Draft): DraftFile {
  const entry = createEntry(draft);
  const name = `${toSlug(draft.title) || 'my-video'}.json`;
  const text = `${JSON.stringify(entry, null, 2)}\n`;
  const query = new URLSearchParams({filename: name, value: text});
  return {name, text, problems: findShowcaseErrors(entry), url: `${externalUrls.newShowcaseFile}?${query.toString()}`};
}

/** Trims the strings and removes empty fields. */
function createEntry({date, links, ...draft}: Draft): unknown {
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
}

/** Converts a title to lowercase letters, digits and hyphens, without accents. */
function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
