import type {CheckResult} from './CheckResult.ts';

/** Writes findings as Markdown, with absolute links. */
export function formatFindings({findings, unchecked}: CheckResult, siteUrl: string): string {
  const lines = findings.map(
    ({file, line, column, rule, severity, message, fix, link}) =>
      `- **${file}:${line}:${column}** ${severity} (${rule}): ${message}\n  Fix: ${fix}\n  ${siteUrl}${link}`,
  );
  const errors = findings.filter(({severity}) => severity === 'error').length;
  const summary =
    findings.length === 0
      ? 'No findings.'
      : `${formatCount(errors, 'error')}, ${formatCount(findings.length - errors, 'warning')}`;
  const rest =
    unchecked.length === 0
      ? []
      : [`Not checked, because their types aren't known: ${unchecked.join(', ')}. Pass your own files together.`];
  return [summary, ...(lines.length > 0 ? [lines.join('\n')] : []), ...rest].join('\n\n');
}

function formatCount(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
