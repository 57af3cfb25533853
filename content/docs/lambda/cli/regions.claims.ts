import {expect} from 'vitest';
import {claim} from '../../../../packages/claims/claim.ts';
import {runLambdaCli} from '../../../../packages/claims/runLambdaCli.ts';

claim("The list is part of the package, so Remotion doesn't send a request to AWS.", async () => {
  const {calls, output} = await runLambdaCli('regions');
  expect(calls).toEqual([]);
  expect(output).toBe(
    'eu-central-1 eu-west-1 eu-west-2 us-east-1 us-east-2 us-west-2 ap-south-1 ap-southeast-1 ap-southeast-2 ap-northeast-1',
  );
});

claim('In 3.2.44, the command still fails if there are no credentials, although any values will do.', async () => {
  const {output, exitCode} = await runLambdaCli('regions', {hasKey: false});
  expect(output).toContain('have not set the environment variable AWS_ACCESS_KEY_ID');
  expect(exitCode).toBe(1);
});
