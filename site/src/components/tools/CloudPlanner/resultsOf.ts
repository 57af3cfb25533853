import {firstEntries} from './Entries';
import type {PlanRow} from './PlanRow';
import {planRows} from './planRows';
import {planSummary} from './planSummary';
import {planWorkload} from './planWorkload';
import {readEntries} from './readEntries';
import type {Workload} from './Workload';

/** The rows of a workload and their summary. Without a workload, the rows have names and sources only. */
export const resultsOf = (workload: Workload | undefined): {readonly rows: PlanRow[]; readonly summary: string} => {
  const planned = workload ?? readEntries(firstEntries).workload;
  if (!planned) throw new Error('The first entries have a fault.');
  const plan = planWorkload(planned);
  const rows = planRows(planned, plan);
  if (workload) return {rows, summary: planSummary(plan, rows)};
  return {
    rows: rows.map(({name, source}) => ({name, source, value: '–', formula: '–', alarm: false})),
    summary: '',
  };
};
