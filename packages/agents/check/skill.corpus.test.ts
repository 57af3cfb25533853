import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {readContent} from '../../content-model/readContent.ts';
import {getRoutes} from '../../content-model/siteRoutes.ts';
import {root} from '../../tooling/root.ts';
import {examples} from '../tools/examples.ts';
import {sharedTools} from '../tools/sharedTools.ts';
import type {CheckedFile} from './CheckedFile.ts';
import {type CodeChecker, createCodeChecker} from './createCodeChecker.ts';
import {formatFindings} from './formatFindings.ts';
import {listExportPages} from './listExportPages.ts';
import {readTypeLibrary} from './readTypeLibrary.ts';

const maxLines = 300;
const content = readContent();
let checker: CodeChecker;

beforeAll(() => {
  checker = createCodeChecker(readTypeLibrary(), {model: content.model, pages: listExportPages(content.pages)});
}, 300_000);

describe.each(['SKILL.md', 'AGENTS.md'])('%s', (name) => {
  const text = readFileSync(join(root, 'site', 'static', 'ai', name), 'utf8');

  test(`has at most ${maxLines} lines`, () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(maxLines);
  });

  test('links to pages that exist', () => {
    const routes = new Set(getRoutes(content.pages).keys());
    const paths = [...text.matchAll(/\]\((\/docs[^)#]*)/g)].map(([, path = '']) => path);
    expect(paths.filter((path) => !routes.has(path))).toEqual([]);
  });

  test('names tools that exist', () => {
    const names = [...text.matchAll(/`([a-z]+_[a-z]+)`/g)].map(([, tool = '']) => tool);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((tool) => !sharedTools.some((item) => item.name === tool))).toEqual([]);
  });

  test('contains code without findings', () => {
    const blocks = [...text.matchAll(/```(\w+)\n(.*?)```/gs)].map(([, language = '', code = ''], index) => ({
      path: `block-${index}/${language === 'bash' ? 'commands.sh' : `Sample.${language}`}`,
      text: code,
    }));
    expect(checker.check(blocks).findings).toEqual([]);
  }, 120_000);
});

test('check_code returns what the documentation shows', () => {
  const page = readFileSync(join(root, 'content/docs/(miscellaneous)/ai.mdx'), 'utf8');
  const {input} = examples.find(({tool}) => tool === 'check_code') ?? {};
  const {files} = input as {files: CheckedFile[]};
  expect(page).toContain(files[0]?.text.trim());
  expect(page).toContain(formatFindings(checker.check(files), files, 'https://docs.example.com').trim());
}, 120_000);
