import type {ParseFrontMatter} from '@docusaurus/types';

/** The keys that front matter may have, by the folder that a file is in. */
const schemas: readonly Schema[] = [
  {
    folder: '/docs/',
    required: ['title', 'description', 'kind'],
    optional: ['id', 'keywords', 'package', 'sidebar_label', 'slug', 'hide_table_of_contents'],
    kinds: ['reference', 'guide', 'troubleshooting', 'types', 'index', 'license'],
  },
  {folder: '/blog/', required: ['slug', 'title', 'description', 'date', 'authors'], optional: []},
  {folder: '/success-stories/', required: ['slug', 'title', 'description', 'date', 'authors'], optional: []},
];

interface Schema {
  readonly folder: string;
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly kinds?: readonly string[];
}

/** Rejects front matter with a missing, unknown or misspelt key, naming the file and what it may have. */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const result = await params.defaultParseFrontMatter(params);
  const path = params.filePath.replaceAll('\\', '/');
  const schema = schemas.find(({folder}) => path.includes(`/site${folder}`));
  const fault = schema && faultOf(schema, result.frontMatter);
  if (fault) throw new Error(`${path}: ${fault}`);
  return result;
};

const faultOf = (schema: Schema, frontMatter: Record<string, unknown>): string | undefined => {
  const allowed = [...schema.required, ...schema.optional];
  const unknown = Object.keys(frontMatter).find((key) => !allowed.includes(key));
  if (unknown) return `the front matter key "${unknown}" is unknown; it may have ${allowed.join(', ')}`;
  const missing = schema.required.find((key) => frontMatter[key] === undefined || frontMatter[key] === '');
  if (missing) return `the front matter lacks "${missing}"`;
  if (schema.kinds && !schema.kinds.includes(String(frontMatter.kind)))
    return `the kind "${String(frontMatter.kind)}" is unknown; it is one of ${schema.kinds.join(', ')}`;
  return undefined;
};
