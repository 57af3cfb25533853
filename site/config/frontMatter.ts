import type {ParseFrontMatter} from '@docusaurus/types';
import * as v from 'valibot';
import {lessonSchema} from '../../packages/course/lesson/lessonSchema.ts';
import {removeNumberPrefix} from '../../packages/tooling/removeNumberPrefix.ts';
import {findNearestNames} from '../../packages/toolkit-model/findNearestNames.ts';

const text = v.pipe(
  v.string('must be text'),
  v.check((value) => value.trim() !== '', 'is empty'),
);
const texts = v.array(text, 'must be a list: [one, two]');
const kinds = ['reference', 'guide', 'troubleshooting', 'types', 'index', 'license'] as const;

const pageSchema = v.strictObject({
  title: text,
  description: text,
  kind: v.picklist(kinds, `must be one of ${kinds.join(', ')}`),
  id: v.optional(text),
  slug: v.optional(text),
  sidebar_label: v.optional(text),
  heading: v.optional(text),
  api: v.optional(texts),
  package: v.optional(text),
  source: v.optional(text),
  keywords: v.optional(texts),
  heading_keywords: v.optional(v.record(text, texts, 'must have a list for each anchor: {anchor: [one, two]}')),
  hide_table_of_contents: v.optional(v.boolean('must be true or false')),
});

const postSchema = v.strictObject({
  slug: text,
  title: text,
  description: text,
  date: v.date('must be a date such as 2022-08-10'),
  authors: v.union([text, texts], 'must be a name from authors.yml'),
  keywords: v.optional(texts),
  cover: text,
});

type Schema = v.StrictObjectSchema<v.ObjectEntries, undefined>;

/** The front matter of a file, by the folder that the file is in. */
const schemas: Readonly<Record<string, Schema>> = {
  '/content/docs/': pageSchema,
  '/content/blog/': postSchema,
  '/content/success-stories/': postSchema,
  '/content/course/': lessonSchema,
};

/** Throws if a key is missing, unknown or invalid. The error names the file and the line, and describes the fix. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const path = params.filePath.replaceAll('\\', '/');
  const schema = Object.entries(schemas).find(([folder]) => path.includes(folder))?.[1];
  const [issue] = (schema && v.safeParse(schema, result.frontMatter).issues) ?? [];
  if (schema && issue) {
    const key = String(issue.path?.[0]?.key);
    throw new Error(`${path}:${findLine(params.fileContent, key)}: ${describeIssue(issue, key, schema)}`);
  }
  // The URL of a lesson ends with the name of its folder.
  const lesson = /\/content\/course\/.*\/([^/]+)\/lesson\.mdx$/.exec(path)?.[1];
  const frontMatter =
    lesson === undefined ? result.frontMatter : {...result.frontMatter, slug: removeNumberPrefix(lesson)};
  return {...result, frontMatter: removeApi(addPaginationLabel(frontMatter))};
};

/** In the sidebar, commands are below the one that they belong to. Without it, links such as "rmall" say too little. */
function addPaginationLabel(frontMatter: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const {title} = frontMatter;
  return typeof title === 'string' && title.startsWith('npx ')
    ? {...frontMatter, pagination_label: title}
    : frontMatter;
}

/** Removes `api` from what pages ship, because only the content model reads it. */
function removeApi(frontMatter: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(frontMatter).filter(([key]) => key !== 'api'));
}

function describeIssue(issue: v.BaseIssue<unknown>, key: string, {entries}: Schema): string {
  if (!(key in entries)) {
    const [nearest, ...others] = findNearestNames(key, Object.keys(entries));
    return `The front matter key "${key}" is unknown. Did you mean "${nearest}"? Other keys are ${others.join(', ')}.`;
  }
  return issue.input === undefined
    ? `The front matter lacks "${key}". Add a line "${key}: …".`
    : `The front matter key "${key}" ${issue.message}.`;
}

/** Returns the line of a key, or 1, where the front matter starts, if it's missing. */
function findLine(content: string, key: string): number {
  const index = content.split('\n').findIndex((line) => line.startsWith(`${key}:`));
  return index === -1 ? 1 : index + 1;
}
