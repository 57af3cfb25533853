import {count} from './count';
import type {PlanRow} from './PlanRow';
import type {Plan} from './planWorkload';

/** The plan in two sentences: what it takes and costs, and what does not fit. */
export const planSummary = (plan: Plan, rows: readonly PlanRow[]): string => {
  const alarms = rows.filter(({alarm}) => alarm).map(({name}) => name);
  const functions = `${count(plan.functions)} ${plan.functions === 1 ? 'function draws' : 'functions draw'}`;
  return `${functions} for ${count(plan.longest)} s. A render costs ${count(plan.cost, 5)} USD, a month ${count(plan.monthlyCost, 5)} USD, and the licence ${count(plan.licence.total)} USD.${
    alarms.length > 0 ? ` Too little: ${alarms.join('; ')}.` : ''
  }`;
};
