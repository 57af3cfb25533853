import type {CheckedFile} from './CheckedFile.ts';
import type {CodeCheckResult} from './CodeCheckResult.ts';
import {isChecked, proseFile} from './fileKinds.ts';

/** Writes the findings in files as Markdown, with absolute links. */
export function formatFindings(
  {findings, unchecked}: CodeCheckResult,
  files: readonly CheckedFile[],
  siteUrl: string,
): string {
  const lines = findings.map(
    ({file, line, column, rule, severity, message, fix, link}) =>
      `- **${file}:${line}:${column}** ${severity} (${rule}): ${message}\n  Fix: ${fix}${link === undefined ? '' : `\n  ${siteUrl}${link}`}`,
  );
  const errors = findings.filter(({severity}) => severity === 'error').length;
  const summary =
    findings.length === 0
      ? 'No findings.'
      : `${formatCount(errors, 'error')}, ${formatCount(findings.length - errors, 'warning')}`;
  const ignored = files.filter((file) => !isChecked(file)).map(({path}) => path);
  const [own, packages] = [true, false].map((isOwn) =>
    unchecked.filter((name) => /^(?:\.{1,2}|[@~])?\//.test(name) === isOwn),
  );
  return [
    ignored.length === files.length && findings.length === 0 ? 'Nothing was checked.' : summary,
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...describe(
      'Only checked for commands',
      files.filter((file) => isChecked(file) && proseFile.test(file.path)).map(({path}) => path),
    ),
    ...describe("Empty, or of a kind that isn't checked", ignored),
    ...describe("Not checked, because their types aren't known", packages),
    ...describe('Not checked, because these files are missing. Pass them in the same call', own),
  ].join('\n\n');
}

function describe(title: string, names: readonly string[] = []): string[] {
  return names.length === 0 ? [] : [`${title}: ${names.join(', ')}`];
}

function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
