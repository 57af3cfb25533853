import {expect} from 'vitest';
import {claim} from '../../../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../../../packages/claims/createAwsAccount.ts';
import type {AwsCall} from '../../../../../packages/claims/replaceAws.ts';
import {runLambdaCli} from '../../../../../packages/claims/runLambdaCli.ts';

const buckets = ['remotionlambda-gc1w0xbfzl'];
const sites = ['my-site', 'old-site', 'my-video', 'my-video-2'].map((name) => ({name, size: 2000}));

function findDeleted(calls: readonly AwsCall[]): unknown[] {
  return calls.filter(({command}) => command === 'DeleteObject').map(({input}) => input.Key);
}

claim('For each site, the command shows the size and asks you to confirm.', async () => {
  const {output} = await runLambdaCli('sites rm my-site', {answers: createAwsAccount({buckets, sites})});
  expect(output).toContain('Site my-site in bucket remotionlambda-gc1w0xbfzl (2 kB): Delete? (Y/n)');
});

claim('The default answer is yes, so pressing Enter deletes the site.', async () => {
  const answers = createAwsAccount({buckets, sites});
  const {calls} = await runLambdaCli('sites rm my-site', {answers, typed: ['']});
  expect(findDeleted(calls)).toEqual(['sites/my-site/index.html']);
});

claim("If you answer no, the command exits with code 1 and doesn't delete the remaining sites.", async () => {
  const answers = createAwsAccount({buckets, sites});
  const {calls, exitCode} = await runLambdaCli('sites rm my-site old-site', {answers, typed: ['n', 'y']});
  expect([findDeleted(calls), exitCode]).toEqual([[], 1]);
});

claim('The command prints every file it deletes and how much space it freed.', async () => {
  const {output} = await runLambdaCli('sites rm my-site -y', {answers: createAwsAccount({buckets, sites})});
  expect(output).toContain('Deleted sites/my-site/index.html');
  expect(output).toContain('Deleted site my-site and freed up 2 kB.');
});

claim(
  'Remotion deletes all files whose path begins with the site name. This means that sites rm my-video also deletes the files of my-video-2.',
  async () => {
    const {calls} = await runLambdaCli('sites rm my-video -y', {answers: createAwsAccount({buckets, sites})});
    expect(findDeleted(calls)).toEqual(['sites/my-video/index.html', 'sites/my-video-2/index.html']);
  },
);

claim(
  'If there are no sites, that output is (), and this command prints No sites to remove. and exits without an error.',
  async () => {
    const {calls, output, exitCode} = await runLambdaCli('sites rm ()');
    expect([calls, output, exitCode]).toEqual([[], 'No sites to remove.', 0]);
  },
);

claim("You can't pass a serve URL.", async () => {
  const url = 'https://remotionlambda-gc1w0xbfzl.s3.us-east-1.amazonaws.com/sites/my-site/index.html';
  const {calls, exitCode} = await runLambdaCli(`sites rm ${url} -y`, {answers: createAwsAccount({buckets, sites})});
  expect([findDeleted(calls), exitCode]).toEqual([[], 1]);
});

claim("You haven't passed a name.", async () => {
  const {output, exitCode} = await runLambdaCli('sites rm');
  expect(output).toContain('No site name was passed. Run the command again and pass another argument <site-name>.');
  expect(exitCode).toBe(1);
});

claim('The name is wrong', async () => {
  const {output, exitCode} = await runLambdaCli('sites rm my-site', {answers: createAwsAccount({buckets})});
  expect(output).toContain('No site my-site was found in your bucket remotionlambda-gc1w0xbfzl.');
  expect(exitCode).toBe(1);
});

claim("Delete all buckets except one. Until you do, the command doesn't delete anything.", async () => {
  const answers = createAwsAccount({buckets: [...buckets, 'remotionlambda-second'], sites});
  const {calls, output, exitCode} = await runLambdaCli('sites rm my-site -y', {answers});
  expect(output).toContain('You have more than one Remotion Lambda bucket:');
  expect([findDeleted(calls), exitCode]).toEqual([[], 1]);
});

claim("You haven't deployed a site to this region.", async () => {
  const {output} = await runLambdaCli('sites rm my-site', {answers: createAwsAccount({buckets: ['mine']})});
  expect(output).toContain(
    "You don't have a Remotion Lambda bucket in the us-east-1 region. Therefore nothing was deleted.",
  );
});
