import type {Entries} from '../../../../../../packages/planner-core/lambda/Entries.ts';
import type {PlanRow} from '../../../../../../packages/planner-core/lambda/PlanRow.ts';
import {plannerFields} from '../../../../../../packages/planner-core/lambda/plannerFields.ts';

/** Returns the entries and results as CSV (RFC 4180). */
export function createPlanCsv(entries: Entries, rows: readonly PlanRow[]): string {
  return [
    ['Name', 'Value', 'Formula', 'Source', 'Date'],
    ...plannerFields.map(({name, label, hint, empty}) => [
      label,
      entries[name].trim() || (empty ?? ''),
      hint,
      'Your entries',
      '',
    ]),
    ['Region', entries.region, '', 'Your entries', ''],
    ['Architecture', entries.architecture, '', 'Your entries', ''],
    ...rows.map(({name, value, formula, source}) => [name, value, formula, source.label, source.date]),
  ]
    .map((cells) => `${cells.map(formatCell).join(',')}\r\n`)
    .join('');
}

function formatCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
