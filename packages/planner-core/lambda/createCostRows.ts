import {formatNumber} from './formatNumber.ts';
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
      formula: formatSum(workload, together, calls),
      source,
      alarm: false,
    },
    {
      name: 'Cost per month',
      value: formatDollars(monthlyCost),
      formula: `The same for ${formatNumber(workload.renders)} renders: ${formatNumber(together * workload.renders)} s and ${formatNumber(calls * workload.renders)} calls`,
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

function formatSum({region, architecture, memory, disk}: Workload, seconds: number, calls: number): string {
  const {[architecture]: price, call} = lambdaPrices[region];
  const charged = Math.max(0, disk - lambdaLimits.minDisk);
  const time = `${formatNumber(seconds)} s`;
  return [
    `${formatNumber(price.memory, 10)} USD × ${formatNumber(memory)} ÷ 1,024 GB × ${time}`,
    `${formatNumber(price.disk, 10)} USD × ${formatNumber(charged)} ÷ 1,024 GB of disk above 512 MB × ${time}`,
    `${formatNumber(call, 10)} USD × ${formatNumber(calls)} calls`,
  ].join(' + ');
}
