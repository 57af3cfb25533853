import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {parse as parseYaml} from 'yaml';
import {openDiskCache} from '../tooling/openDiskCache.ts';
import {root} from '../tooling/root.ts';

/** The source of a page or post, parsed once for all content checks. */
export type Page = {
  /** The path relative to the repository, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly tree: Root;
};

/** Reads and parses one MDX file. If the file isn't valid MDX, throws the parser's error with its line. */
export function readPage(path: string): Page {
  const text = readFileSync(path, 'utf8');
  const tree = trees.getOrCreateJson(text, () => parser.parse(text));
  return createPage(relative(root, path), text, tree);
}

export function parsePage(file: string, text: string): Page {
  return createPage(file, text, parser.parse(text));
}

/** Almost every command reads all pages, and parsing them takes two seconds. */
const trees = openDiskCache(
  'parsed-pages',
  ['packages/content-model/page.ts', 'package-lock.json'].map((name) => join(root, name)),
);

function createPage(file: string, text: string, tree: Root): Page {
  const first = tree.children[0];
  const frontMatter: unknown = first?.type === 'yaml' ? parseYaml(first.value) : {};
  return {file, text, frontMatter: isRecord(frontMatter) ? frontMatter : {}, tree};
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
