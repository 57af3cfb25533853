import type {Entries} from './Entries';
import type {PlanRow} from './PlanRow';
import {plannerFields} from './plannerFields';

/** Entries and results as a table for a spreadsheet (RFC 4180). */
export const planCsv = (entries: Entries, rows: readonly PlanRow[]): string =>
  [
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
    .map((cells) => `${cells.map(cell).join(',')}\r\n`)
    .join('');

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
