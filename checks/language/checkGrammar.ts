import {join} from 'node:path';
import {Dialect, LocalLinter} from 'harper.js';
import {binary} from 'harper.js/binary';
import type {ContentProblem} from '../ContentProblem.ts';
import type {Page} from '../../packages/content-model/page.ts';
import {root} from '../../packages/tooling/root.ts';
import {openDiskCache, type DiskCache} from '../../packages/tooling/openDiskCache.ts';
import {ignoredRules} from './ignoredRules.ts';
import {readProse} from './readProse.ts';

/** Checks the grammar of pages, with each page's result cached until its text or the rules change. */
export async function checkGrammar(pages: readonly Page[], cache: DiskCache): Promise<ContentProblem[]> {
  let lint: Lint | undefined;
  const found: ContentProblem[][] = [];
  for (const page of pages) {
    const problems = await cache.getOrCreate(page.file + page.text, async () =>
      Buffer.from(JSON.stringify(await findProblems(page, (lint ??= await createLint())))),
    );
    found.push(JSON.parse(String(problems)) as ContentProblem[]);
  }
  return found.flat();
}

/** Opens the cache for `checkGrammar()`. */
export function openGrammarCache(): DiskCache {
  const inputs = ['checks/language', 'package-lock.json'].map((path) => join(root, path));
  return openDiskCache('grammar', inputs);
}

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

async function findProblems(page: Page, lint: Lint): Promise<ContentProblem[]> {
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
    lints.map((lint): ContentProblem => {
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
