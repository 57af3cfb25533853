import {formatNumber} from './formatNumber.ts';
import {formatDollars} from './formatDollars.ts';
import type {PlanRow} from './PlanRow.ts';
import type {Plan} from './planWorkload.ts';

/** Summarizes the plan in two sentences: its requirements and costs, and the limits that are too low. */
export function createPlanSummary(plan: Plan, rows: readonly PlanRow[]): string {
  const alarms = rows.filter(({alarm}) => alarm).map(({name}) => name);
  const functions = `${formatNumber(plan.functions)} ${plan.functions === 1 ? 'function renders' : 'functions render'}`;
  return `${functions} for ${formatNumber(plan.longest)} s. A render costs ${formatDollars(plan.cost)}, a month ${formatDollars(plan.monthlyCost)}, and the license ${formatNumber(plan.license.total)} USD per month.${
    alarms.length > 0 ? ` Not enough: ${alarms.join('; ')}.` : ''
  }`;
}
