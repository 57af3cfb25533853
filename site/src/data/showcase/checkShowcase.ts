/** What a link of an entry leads to. */
export const linkKinds = {
  video: 'Video',
  website: 'Website',
  source: 'Source code',
  tutorial: 'Tutorial',
  story: 'Success story',
} as const;

/** A project in the showcase. */
export interface ShowcaseEntry {
  /** At most 80 characters; no emoji, no capitals for emphasis. */
  readonly title: string;
  /** At most 280 characters: what it is and how Remotion was used. */
  readonly description: string;
  readonly by: string;
  /** When it was published, as `2022-09-08`. */
  readonly date?: string;
  /** At least one, each kind at most once. */
  readonly links: readonly {readonly kind: keyof typeof linkKinds; readonly href: string}[];
}

/** Returns the entries, or throws one error that names each entry that breaks a rule, and what to change. */
export const checkShowcase = (entries: readonly ShowcaseEntry[]): readonly ShowcaseEntry[] => {
  const faults = entries.flatMap((entry, index) => [
    ...faultsOf(entry),
    ...(entries.findIndex(({title}) => title === entry.title) < index
      ? [`"${entry.title}": the title is taken; choose another, or remove the second entry`]
      : []),
  ]);
  if (faults.length > 0) throw new Error(`site/src/data/showcase/entries.ts:\n  ${faults.join('\n  ')}`);
  return entries;
};

const faultsOf = ({title, description, by, date, links}: ShowcaseEntry): readonly string[] => {
  const rules: readonly (readonly [broken: boolean, fix: string])[] = [
    [title.trim() === '', 'the title is empty; name the project'],
    [title.length > 80, `the title has ${title.length} characters; use at most 80`],
    [/\p{Extended_Pictographic}/u.test(title), 'the title has an emoji; leave it out'],
    [/(?:^|\s)\p{Lu}{4,}\s+\p{Lu}{4,}/u.test(title), 'the title is in capitals; write it as in a sentence'],
    [description.trim() === '', 'the description is empty; say what it is and how Remotion was used'],
    [description.length > 280, `the description has ${description.length} characters; use at most 280`],
    [by.trim() === '', '"by" is empty; say who made it'],
    [date !== undefined && !isIsoDate(date), `the date is "${date}"; write it as 2022-09-08, or leave it out`],
    [links.length === 0, `there is no link; add one of ${Object.keys(linkKinds).join(', ')}`],
    [new Set(links.map(({kind}) => kind)).size < links.length, 'two links are of the same kind; keep one'],
    ...links.map(
      ({kind, href}) =>
        [!isAddress(href), `the ${kind} link is "${href}"; expected an address that begins with https://`] as const,
    ),
  ];
  return rules.filter(([broken]) => broken).map(([, fix]) => `"${title}": ${fix}`);
};

const isIsoDate = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};

/** An address elsewhere, or a path of this site; brackets are left over from a form that was not filled in. */
const isAddress = (href: string): boolean =>
  !/[<>[\]\s]/.test(href) && (/^\/[\w-]/.test(href) || (href.startsWith('https://') && URL.canParse(href)));
