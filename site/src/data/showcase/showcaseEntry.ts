import * as v from 'valibot';
import {techniques, topics} from './facets';
import {linkKinds} from './linkKinds';

const text = (missing: string) => v.pipe(v.string(missing), v.trim(), v.nonEmpty(missing));

const short = (most: number) =>
  v.maxLength<string, number, (issue: {readonly input: string}) => string>(
    most,
    ({input}) => `It has ${input.length} characters; use at most ${most}.`,
  );

const oneOf = (values: Readonly<Record<string, string>>) => `Choose from ${Object.keys(values).join(', ')}.`;

/** An address elsewhere, or a path of this site; brackets are left over from a form that was not filled in. */
const address = v.pipe(
  v.string(),
  v.check(
    (href) => !/[<>[\]\s]/.test(href) && (/^\/[\w-]/.test(href) || (href.startsWith('https://') && URL.canParse(href))),
    ({input}) => `"${input}" is no address; write one that begins with https://.`,
  ),
);

const isDay = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};

/** What a file of `site/showcase` holds. The build and the form of `/showcase/add` check by these rules. */
export const showcaseEntry = v.pipe(
  v.strictObject({
    title: v.pipe(
      text('Name the video or the project.'),
      short(80),
      v.check((title) => !/\p{Extended_Pictographic}/u.test(title), 'Leave the emoji out.'),
      v.check(
        (title) => !/(?:^|\s)\p{Lu}{4,}\s+\p{Lu}{4,}/u.test(title),
        'Write it as in a sentence, not in capitals.',
      ),
    ),
    /** What it is, and what Remotion does in it. */
    description: v.pipe(text('Say what it is, and what Remotion does in it.'), short(280)),
    /** Who made it. */
    by: text('Say who made it.'),
    /** The day on which it was published. */
    date: v.optional(
      v.pipe(
        v.string(),
        v.check(isDay, ({input}) => `"${input}" is no day; write it as 2022-09-08, or leave it out.`),
      ),
    ),
    topic: v.picklist(Object.keys(topics) as (keyof typeof topics)[], oneOf(topics)),
    techniques: v.pipe(
      v.array(v.picklist(Object.keys(techniques) as (keyof typeof techniques)[], oneOf(techniques)), oneOf(techniques)),
      v.minLength(1, oneOf(techniques)),
      v.check((list) => new Set(list).size === list.length, 'Name each technique once.'),
    ),
    /** The folder in `demos/` of a video that plays on this site. */
    demo: v.optional(v.string()),
    links: v.optional(v.strictObject(v.entriesFromList(Object.keys(linkKinds) as LinkKind[], v.optional(address)))),
  }),
  v.forward(
    v.partialCheck(
      [['demo'], ['links']],
      ({demo, links}) => demo !== undefined || Object.keys(links ?? {}).length > 0,
      `Add one of ${Object.keys(linkKinds).join(', ')}, so that there is something to look at.`,
    ),
    ['links'],
  ),
);

type LinkKind = keyof typeof linkKinds;

export type ShowcaseEntry = v.InferOutput<typeof showcaseEntry>;
