import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {dirname, join} from 'node:path';
import {Dialect, LocalLinter} from 'harper.js';
import {binary} from 'harper.js/binary';
import type {Problem} from '../problem.ts';
import {repository, type Page} from '../../packages/content-model/page.ts';
import {ignoredRules} from './ignoredRules.ts';
import {readProse} from './readProse.ts';

const {version} = JSON.parse(
  readFileSync(join(dirname(fileURLToPath(import.meta.resolve('harper.js'))), '../package.json'), 'utf8'),
) as {version: string};
const CACHE_FILE = join(repository, 'node_modules/.cache/grammar.json');

/** Checks the grammar of pages, with each page's result cached until its text or the rules change. */
export async function checkGrammar(pages: readonly Page[], cacheFile = CACHE_FILE): Promise<Problem[]> {
  const cached = existsSync(cacheFile) ? (JSON.parse(readFileSync(cacheFile, 'utf8')) as Cache) : {};
  const checked: Cache = {};
  let lint: Lint | undefined;
  for (const page of pages) {
    const key = createHash('sha256')
      .update(version + JSON.stringify(ignoredRules) + page.file + page.text)
      .digest('hex');
    checked[key] = cached[key] ?? (await findProblems(page, (lint ??= await createLint())));
  }
  mkdirSync(dirname(cacheFile), {recursive: true});
  writeFileSync(cacheFile, JSON.stringify(checked));
  return Object.values(checked).flat();
}

type Cache = Record<string, readonly Problem[]>;
type Lint = LocalLinter['organizedLints'];

async function createLint(): Promise<Lint> {
  const linter = new LocalLinter({binary, dialect: Dialect.American});
  const rules = await linter.getDefaultLintConfig();
  const unknown = Object.keys(ignoredRules).find((name) => !(name in rules));
  if (unknown !== undefined) {
    throw new Error(`harper.js has no rule "${unknown}". Remove it from checks/language/ignoredRules.ts.`);
  }
  await linter.setLintConfig({...rules, ...Object.fromEntries(Object.keys(ignoredRules).map((name) => [name, false]))});
  return (text, options) => linter.organizedLints(text, options);
}

async function findProblems(page: Page, lint: Lint): Promise<Problem[]> {
  const prose = readProse(page);
  // One call per page, because each call has a fixed cost.
  const starts: number[] = [];
  let text = '';
  for (const part of prose) {
    starts.push(text.length);
    text += `${part.text}\n\n`;
  }
  const found = await lint(text, {language: 'plaintext'});
  return Object.entries(found).flatMap(([rule, lints]) =>
    lints.map((lint): Problem => {
      const {start, end} = lint.span();
      const index = starts.findLastIndex((first) => first <= start);
      const suggestions = lint.suggestions().map((suggestion) => `"${suggestion.get_replacement_text()}"`);
      return {
        file: page.file,
        line: prose[index]?.line ?? 1,
        message: `${lint.message()} (${rule}): "…${text.slice(Math.max(starts[index] ?? 0, start - 30), end + 20).trim()}…"`,
        fix: suggestions.length > 0 ? `Possibly ${suggestions.join(' or ')}` : 'Rewrite the sentence',
      };
    }),
  );
}
