import {type linkKinds} from '../../../../data/showcase/linkKinds';

/** What stands in the form: texts as they were typed, complete or not. */
export interface Draft {
  readonly title: string;
  readonly description: string;
  readonly by: string;
  readonly date: string;
  readonly topic: string;
  readonly techniques: readonly string[];
  readonly links: Readonly<Record<OfferedLink, string>>;
}

/** Success stories are written by the site's own people. */
export const offeredLinks = ['video', 'website', 'source', 'tutorial'] as const satisfies (keyof typeof linkKinds)[];

export type OfferedLink = (typeof offeredLinks)[number];

export const emptyDraft: Draft = {
  title: '',
  description: '',
  by: '',
  date: '',
  topic: '',
  techniques: [],
  links: {video: '', website: '', source: '', tutorial: ''},
};

/** Reads what was stored; what is missing or of another shape is empty. */
export const readDraft = (stored: string | null): Draft => {
  const value = parsed(stored);
  const textOf = (from: unknown, name: string): string => {
    const text = isRecord(from) ? from[name] : undefined;
    return typeof text === 'string' ? text : '';
  };
  const techniques = isRecord(value) && Array.isArray(value.techniques) ? (value.techniques as unknown[]) : [];
  const links = isRecord(value) ? value.links : undefined;
  return {
    title: textOf(value, 'title'),
    description: textOf(value, 'description'),
    by: textOf(value, 'by'),
    date: textOf(value, 'date'),
    topic: textOf(value, 'topic'),
    techniques: techniques.filter((technique) => typeof technique === 'string'),
    links: {
      video: textOf(links, 'video'),
      website: textOf(links, 'website'),
      source: textOf(links, 'source'),
      tutorial: textOf(links, 'tutorial'),
    },
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};
