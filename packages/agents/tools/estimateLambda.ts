import {z} from 'zod';
import {type Entries, initialEntries} from '../../planner-core/lambda/Entries.ts';
import {getResults} from '../../planner-core/lambda/getResults.ts';
import {architectures, type Region, regions} from '../../planner-core/lambda/lambdaPrices.ts';
import {createQuery} from '../../planner-core/lambda/plannerQuery.ts';
import {plannerFields} from '../../planner-core/lambda/plannerFields.ts';
import {readEntries} from '../../planner-core/lambda/readEntries.ts';
import {defineTool} from './AgentTool.ts';

const numbers = Object.fromEntries(
  plannerFields.map(({name, label, hint}) => [
    name,
    z
      .number()
      .optional()
      .describe(`${label}. ${hint}${initialEntries[name] === '' ? '' : `. ${initialEntries[name]} by default`}`),
  ]),
);

/** Calculates what a workload needs and costs on Lambda. */
export const estimateLambda = defineTool({
  name: 'estimate_lambda',
  title: 'Estimate Lambda',
  description:
    'Calculates what rendering a video on AWS Lambda with Remotion 3.2 needs and costs: functions, quotas, time, disk space, dollars and licenses, each with its formula and its source. The time per frame and the output size are assumptions; measure your own.',
  input: z.object({
    ...numbers,
    region: z.enum(regions as [Region, ...Region[]]).default(initialEntries.region),
    architecture: z.enum(architectures).default(initialEntries.architecture),
  }),
  run(input, {data: {siteUrl}}) {
    const entries = readInput(input);
    const {workload, problems} = readEntries(entries);
    if (!workload) {
      const reasons = Object.entries(problems).flatMap(([name, problem]) => (problem ? [`${name}: ${problem}`] : []));
      throw new Error(reasons.join('\n'));
    }
    const {rows, summary} = getResults(workload);
    const lines = rows.map(({name, value, formula, source}) => {
      const {label, to, date} = source;
      const from = to === undefined ? label : `[${label}](${siteUrl}${to})`;
      return `| ${name} | ${value} | ${formula} | ${date === '' ? from : `${from}. ${date}`} |`;
    });
    return {
      text: [
        `A video of ${entries.seconds} s at ${entries.fps} fps: ${summary}`,
        `To render with version 3.2, you need a function that already exists, because AWS no longer lets you create new ones: ${siteUrl}/docs/lambda/runtime#aws-since-2022`,
        `| Name | Value | Formula | Source |\n| --- | --- | --- | --- |\n${lines.join('\n')}`,
        `Change it: ${siteUrl}/docs/lambda/estimateprice${createQuery(entries)}#plan-a-workload`,
      ].join('\n\n'),
    };
  },
});

/** Returns the numbers as the fields of the planner contain them. */
function readInput({
  region,
  architecture,
  ...rest
}: Record<string, unknown> & Pick<Entries, 'region' | 'architecture'>): Entries {
  const given = Object.entries(rest).filter(([, entered]) => entered !== undefined);
  return {
    ...initialEntries,
    ...Object.fromEntries(given.map(([name, entered]) => [name, String(entered)])),
    region,
    architecture,
  };
}
