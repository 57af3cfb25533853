import {beforeAll, describe, expect, test} from 'vitest';
import {readContent} from '../../content-model/readContent.ts';
import {type CodeChecker, createCodeChecker} from './createCodeChecker.ts';
import {listExportPages} from './listExportPages.ts';
import {readCorpus} from './readCorpus.ts';
import {readRightPrograms} from './readRightPrograms.ts';
import {readTypeLibrary} from './readTypeLibrary.ts';

const minPrograms = 150;
const minShare = 0.95;

/** Findings in texts of the site that are right where they are, by file and rule. */
const exceptions: Readonly<Record<string, string>> = {
  'content/blog/2021-05-06-2-1.mdx @remotion/duration-in-frames': 'Describes version 2.1, where the prop was required.',
};

const content = readContent();
let checker: CodeChecker;

beforeAll(() => {
  checker = createCodeChecker(readTypeLibrary(), {model: content.model, pages: listExportPages(content.pages)});
}, 120_000);

describe('the wrong programs', () => {
  const programs = readCorpus();

  test(`are at least ${minPrograms}`, () => {
    expect(programs.length).toBeGreaterThanOrEqual(minPrograms);
  });

  test(`are found with the right explanation, at least ${minShare * 100} % of them`, () => {
    const findings = checker.checkPrograms(programs.map(({file}) => [file]));
    const missed = programs.filter(
      ({finds, says}, index) =>
        !findings[index]?.some(({rule, message, fix}) => rule.startsWith(finds) && `${message} ${fix}`.includes(says)),
    );
    console.log(`  Found: ${programs.length - missed.length} of ${programs.length}`);
    expect(missed.map(({name}) => name).slice(Math.floor(programs.length * (1 - minShare)))).toEqual([]);
  }, 300_000);
});

test('the samples and demos of the site have no findings', () => {
  const programs = readRightPrograms(content.pages);
  const findings = checker.checkPrograms(programs.map(({files}) => files));
  const alarms = programs.flatMap(({name}, index) =>
    (findings[index] ?? [])
      .filter(({rule}) => exceptions[`${name.split(':')[0]} ${rule}`] === undefined)
      .map(({line, rule, message}) => `${name} +${line} ${rule}: ${message}`),
  );
  console.log(`  Right programs: ${programs.length}`);
  expect(alarms).toEqual([]);
}, 600_000);
