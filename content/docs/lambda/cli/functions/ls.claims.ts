import {expect} from 'vitest';
import {claim} from '../../../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../../../packages/claims/createAwsAccount.ts';
import {runLambdaCli} from '../../../../../packages/claims/runLambdaCli.ts';

const current = 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec';
const old = 'remotion-render-3-1-0-mem2048mb-disk2048mb-120sec';

claim('lists the functions in a region, including those from other Remotion versions.', async () => {
  const {output} = await runLambdaCli('functions ls', {answers: createAwsAccount({functions: [current, old]})});
  expect(output).toMatch(new RegExp(`${current} +3\\.2\\.44 +2048 +2048 +120`));
  expect(output).toMatch(new RegExp(`${old} +3\\.1\\.0 +2048 +2048 +120`));
});

claim("Version | The Remotion version, or Error if it couldn't be read", async () => {
  const answers = {
    ...createAwsAccount({functions: [current]}),
    Invoke: () => {
      throw new Error('broken');
    },
  };
  expect((await runLambdaCli('functions ls', {answers})).output).toMatch(new RegExp(`${current} +Error`));
});

claim(
  "The list only contains functions whose name begins with remotion-render-, so you won't see your other Lambda functions.",
  async () => {
    const answers = createAwsAccount({functions: ['mine', `my-${current}`, current]});
    const {output} = await runLambdaCli('functions ls --quiet', {answers});
    expect(output).toBe(current);
  },
);

claim(
  'With --quiet or -q, the command only prints the names in a single line, separated by spaces. If there are no functions, it prints ().',
  async () => {
    for (const flag of ['-q', '--quiet']) {
      const answers = createAwsAccount({functions: [current, old]});
      expect((await runLambdaCli(`functions ls ${flag}`, {answers})).output).toBe(`${current} ${old}`);
    }
    expect((await runLambdaCli('functions ls -q', {answers: createAwsAccount({})})).output).toBe('()');
  },
);
