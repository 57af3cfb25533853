import {expect, test} from 'vitest';
import {formatFindings} from './formatFindings.ts';

const title = {path: 'src/Title.tsx', text: 'export {};'};

test('says which files were not checked, or only in part', () => {
  const files = [
    title,
    {path: 'src/Empty.tsx', text: '\n'},
    {path: 'data.py', text: 'x = 1'},
    {path: 'README.md', text: 'Hi'},
  ];
  const text = formatFindings({findings: [], unchecked: []}, files, '');
  expect(text).toBe(
    "No findings.\n\nOnly checked for commands: README.md\n\nEmpty, or of a kind that isn't checked: src/Empty.tsx, data.py",
  );
  expect(formatFindings({findings: [], unchecked: []}, files.slice(1, 2), '')).toMatch(/^Nothing was checked\./);
});

test('only asks for missing files, not for packages', () => {
  const text = formatFindings(
    {findings: [], unchecked: ['zod', './Logo', '../Root', '@/theme', '@scope/name']},
    [title],
    '',
  );
  expect(text).toContain("because their types aren't known: zod, @scope/name");
  expect(text).toContain('Pass them in the same call: ./Logo, ../Root, @/theme');
});

test('leaves out the link of a finding that has none', () => {
  const finding = {
    file: 'a.ts',
    line: 1,
    column: 2,
    rule: 'x',
    severity: 'error',
    message: 'Wrong.',
    fix: 'Fix it.',
  } as const;
  expect(formatFindings({findings: [finding], unchecked: []}, [title], 'https://example.com')).toBe(
    '1 error, 0 warnings\n\n- **a.ts:1:2** error (x): Wrong.\n  Fix: Fix it.',
  );
});
