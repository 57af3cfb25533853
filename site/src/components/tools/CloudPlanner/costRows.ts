import {count} from './count';
import {lambdaLimits} from './lambdaLimits';
import {lambdaPrices} from './lambdaPrices';
import type {PlanRow, PlanSource} from './PlanRow';
import type {Plan} from './planWorkload';
import type {Workload} from './Workload';

/** What AWS charges for a render and for a month, as the package estimates it. */
export const costRows = (workload: Workload, {together, calls, cost, monthlyCost}: Plan): PlanRow[] => [
  {
    name: 'Cost of a render',
    value: dollars(cost),
    formula: sum(workload, together, calls),
    source,
    alarm: false,
  },
  {
    name: 'Cost of a month',
    value: dollars(monthlyCost),
    formula: `The same for ${count(workload.renders)} renders, rounded once: ${count(together * workload.renders)} s and ${count(calls * workload.renders)} calls`,
    source,
    alarm: false,
  },
];

const source: PlanSource = {
  label: 'estimatePrice()',
  to: '/docs/lambda/estimateprice#return-value',
  date: `AWS, 2022, in version ${lambdaLimits.version}`,
};

/** With the five digits behind the point that the package leaves. */
const dollars = (value: number): string => `${count(value, 5)} USD`;

const sum = ({region, architecture, memory, disk}: Workload, seconds: number, calls: number): string => {
  const {[architecture]: price, call} = lambdaPrices[region];
  const charged = Math.max(0, disk - lambdaLimits.minDisk);
  const time = `${count(seconds)} s`;
  return [
    `${count(price.memory, 10)} USD × ${count(memory)} ÷ 1,024 GB × ${time}`,
    `${count(price.disk, 10)} USD × ${count(charged)} ÷ 1,024 GB of disk above 512 MB × ${time}`,
    `${count(call, 10)} USD × ${count(calls)} calls`,
  ].join(' + ');
};
