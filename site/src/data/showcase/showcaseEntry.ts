import * as v from 'valibot';
import {techniques, topics} from './facets.ts';
import {linkKinds} from './linkKinds.ts';

function createText(missing: string) {
  return v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing));
}

function createShortText(max: number) {
  return v.maxLength<string, number, (issue: {readonly input: string}) => string>(
    max,
    ({input}) => `It has ${input.length} characters. Use at most ${max}.`,
  );
}

function createChoice(values: Readonly<Record<string, string>>) {
  return `Choose from ${Object.keys(values).join(', ')}.`;
}

/** A URL, or a path of this site. Brackets are left over from a template that wasn't filled in. */
const url = v.pipe(
  v.string(),
  v.check(
    (href) => !/[<>[\]\s]/.test(href) && (/^\/[\w-]/.test(href) || (href.startsWith('https://') && URL.canParse(href))),
    ({input}) => `"${input}" isn't a valid URL. Enter one that begins with https://.`,
  ),
);

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** A file in `content/showcase`. The build and the form on `/showcase/add` both validate with this schema. */
export const showcaseEntry = v.pipe(
  v.strictObject({
    title: v.pipe(
      createText('Enter the name of the video or project.'),
      createShortText(80),
      v.check((title) => !/\p{Extended_Pictographic}/u.test(title), 'Remove the emoji.'),
      v.check((title) => !/(?:^|\s)\p{Lu}{4,}\s+\p{Lu}{4,}/u.test(title), 'Use sentence case instead of capitals.'),
    ),
    /** What it is and how it uses Remotion. */
    description: v.pipe(createText('Say what it is and how it uses Remotion.'), createShortText(280)),
    /** Who made it. Examples of this site, which are those with a demo, have no author. */
    by: v.optional(createText('Say who made it.')),
    /** What the makers say about their project, and who said it. */
    quote: v.optional(
      v.strictObject({text: createText('Add the words of the quote.'), by: createText('Say who said it.')}),
    ),
    /** Whether it comes before the others. */
    featured: v.optional(v.boolean()),
    /** The day on which it was published. */
    date: v.optional(
      v.pipe(
        v.string(),
        v.check(isDay, ({input}) => `"${input}" isn't a date. Write it like 2022-09-08, or leave it out.`),
      ),
    ),
    topic: v.picklist(Object.keys(topics) as (keyof typeof topics)[], createChoice(topics)),
    techniques: v.pipe(
      v.array(
        v.picklist(Object.keys(techniques) as (keyof typeof techniques)[], createChoice(techniques)),
        createChoice(techniques),
      ),
      v.minLength(1, createChoice(techniques)),
      v.check((list) => new Set(list).size === list.length, 'List each technique only once.'),
    ),
    /** The folder in `demos/` of a video that plays on this site. */
    demo: v.optional(v.string()),
    links: v.optional(v.strictObject(v.entriesFromList(Object.keys(linkKinds) as LinkKind[], v.optional(url)))),
  }),
  v.forward(
    v.partialCheck([['demo'], ['by']], ({demo, by}) => demo !== undefined || by !== undefined, 'Say who made it.'),
    ['by'],
  ),
  v.forward(
    v.partialCheck(
      [['demo'], ['links']],
      ({demo, links}) => demo !== undefined || Object.keys(links ?? {}).length > 0,
      `Add one of ${Object.keys(linkKinds).join(', ')}, so people have something to look at.`,
    ),
    ['links'],
  ),
);

type LinkKind = keyof typeof linkKinds;

export type ShowcaseEntry = v.InferOutput<typeof showcaseEntry>;
