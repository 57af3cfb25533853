import {type linkKinds} from '../../../../data/showcase/linkKinds.ts';

/** The content of the form: strings as typed, complete or not. */
export type Draft = {
  readonly title: string;
  readonly description: string;
  readonly by: string;
  readonly date: string;
  readonly topic: string;
  readonly techniques: readonly string[];
  readonly links: Readonly<Record<OfferedLink, string>>;
};

/** Success stories are written by the maintainers of the site. */
export const offeredLinks = ['video', 'website', 'source', 'tutorial'] as const satisfies (keyof typeof linkKinds)[];

type OfferedLink = (typeof offeredLinks)[number];

export const emptyDraft: Draft = {
  title: '',
  description: '',
  by: '',
  date: '',
  topic: '',
  techniques: [],
  links: {video: '', website: '', source: '', tutorial: ''},
};

/** Parses a stored draft. Fields that are missing or have a different type are empty. */
export function readDraft(stored: string | null): Draft {
  const value = parseDraft(stored);
  const getText = (from: unknown, name: string): string => {
    const text = isRecord(from) ? from[name] : undefined;
    return typeof text === 'string' ? text : '';
  };
  const techniques = isRecord(value) && Array.isArray(value.techniques) ? (value.techniques as unknown[]) : [];
  const links = isRecord(value) ? value.links : undefined;
  return {
    title: getText(value, 'title'),
    description: getText(value, 'description'),
    by: getText(value, 'by'),
    date: getText(value, 'date'),
    topic: getText(value, 'topic'),
    techniques: techniques.filter((technique) => typeof technique === 'string'),
    links: {
      video: getText(links, 'video'),
      website: getText(links, 'website'),
      source: getText(links, 'source'),
      tutorial: getText(links, 'tutorial'),
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function parseDraft(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
