import {expect} from 'vitest';
import {claim} from '../../../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../../../packages/claims/createAwsAccount.ts';
import {runLambdaCli} from '../../../../../packages/claims/runLambdaCli.ts';

const buckets = ['remotionlambda-gc1w0xbfzl'];
const sites = [
  {name: 'my-site', size: 2000, date: new Date(2022, 10, 23)},
  {name: 'old', size: 10},
];

claim(
  "The first line contains the number of sites. It's followed by two lines for each site: one with these columns, and one with the serve URL:",
  async () => {
    const {output} = await runLambdaCli('sites ls', {answers: createAwsAccount({buckets, sites})});
    const lines = output.split('\n').filter(Boolean);
    expect(lines[0]).toBe('2 sites in the us-east-1 region.');
    expect(lines[2]).toMatch(/^my-site +remotionlambda-gc1w0xbfzl +2 kB +2022-11-23/i);
    expect(lines[3]).toBe('https://remotionlambda-gc1w0xbfzl.s3.us-east-1.amazonaws.com/sites/my-site/index.html');
  },
);

claim('Last updated | When the newest file was uploaded, or n/a', async () => {
  const {output} = await runLambdaCli('sites ls', {answers: createAwsAccount({buckets, sites})});
  expect(output).toMatch(/^old .* n\/a/m);
});

claim(
  'With --quiet or -q, the command only prints the names in a single line, separated by spaces. If there are no sites, it prints ().',
  async () => {
    const answers = createAwsAccount({buckets, sites});
    expect((await runLambdaCli('sites ls -q', {answers})).output).toBe('my-site old');
    expect((await runLambdaCli('sites ls --quiet', {answers: createAwsAccount({buckets})})).output).toBe('()');
  },
);

claim('There are several buckets, and the list contains the sites in all of them.', async () => {
  const answers = {
    ...createAwsAccount({buckets: [...buckets, 'remotionlambda-second']}),
    ListObjectsV2: ({Bucket}: {readonly Bucket?: unknown}) => ({
      Contents: [{Key: `sites/${Bucket === buckets[0] ? 'first' : 'second'}/index.html`, Size: 1}],
    }),
  };
  const {output} = await runLambdaCli('sites ls', {answers});
  expect(output).toContain('Warning: You have more than one Remotion S3 bucket, but only one is needed.');
  expect(output).toMatch(/^first .*remotionlambda-gc1w0xbfzl/m);
  expect(output).toMatch(/^second .*remotionlambda-second/m);
});
