import type {PlanRow} from './PlanRow.ts';
import {createPlanRows} from './createPlanRows.ts';
import {createPlanSummary} from './createPlanSummary.ts';
import {planWorkload} from './planWorkload.ts';
import type {Workload} from './Workload.ts';

/** Returns the rows of a workload and their summary. */
export function getResults(workload: Workload): {readonly rows: PlanRow[]; readonly summary: string} {
  const plan = planWorkload(workload);
  const rows = createPlanRows(workload, plan);
  return {rows, summary: createPlanSummary(plan, rows)};
}
