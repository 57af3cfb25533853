import {expect} from 'vitest';
import {claim} from '../../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../../packages/claims/createAwsAccount.ts';
import {enterProject} from '../../../../packages/claims/enterProject.ts';
import {runLambdaCli} from '../../../../packages/claims/runLambdaCli.ts';

claim('The command that the error message suggests deletes all your Remotion functions', async () => {
  enterProject({});
  const functions = [2048, 3008].map((memory) => `remotion-render-3-2-44-mem${memory}mb-disk2048mb-120sec`);
  for (const command of ['render', 'still']) {
    const {output, exitCode} = await runLambdaCli(`${command} https://example.com/index.html Countdown`, {
      answers: createAwsAccount({functions}),
    });
    expect(output).toContain('npx remotion lambda functions rm $(npx remotion lambda functions ls -q) -y');
    expect(output).toContain('to delete all lambda functions.');
    expect(exitCode).toBe(1);
  }
});
