import {count} from './count.ts';
import {formatDollars} from './formatDollars.ts';
import {lambdaLimits} from './lambdaLimits.ts';
import {lambdaPrices} from './lambdaPrices.ts';
import type {PlanRow, PlanSource} from './PlanRow.ts';
import type {Plan} from './planWorkload.ts';
import type {Workload} from './Workload.ts';

/** Returns the AWS costs of a render and of a month, as estimated by the package. */
export function createCostRows(workload: Workload, {together, calls, cost, monthlyCost}: Plan): PlanRow[] {
  return [
    {
      name: 'Cost per render',
      value: formatDollars(cost),
      formula: sum(workload, together, calls),
      source,
      alarm: false,
    },
    {
      name: 'Cost per month',
      value: formatDollars(monthlyCost),
      formula: `The same for ${count(workload.renders)} renders: ${count(together * workload.renders)} s and ${count(calls * workload.renders)} calls`,
      source,
      alarm: false,
    },
  ];
}

const source: PlanSource = {
  label: 'estimatePrice()',
  to: '/docs/lambda/estimateprice#return-value',
  date: `AWS, 2022, in version ${lambdaLimits.version}`,
};

function sum({region, architecture, memory, disk}: Workload, seconds: number, calls: number): string {
  const {[architecture]: price, call} = lambdaPrices[region];
  const charged = Math.max(0, disk - lambdaLimits.minDisk);
  const time = `${count(seconds)} s`;
  return [
    `${count(price.memory, 10)} USD × ${count(memory)} ÷ 1,024 GB × ${time}`,
    `${count(price.disk, 10)} USD × ${count(charged)} ÷ 1,024 GB of disk above 512 MB × ${time}`,
    `${count(call, 10)} USD × ${count(calls)} calls`,
  ].join(' + ');
}
