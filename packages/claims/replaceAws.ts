import {onTestFinished, vi} from 'vitest';
import {awsClient, getCommandName} from './awsClient.ts';

/** What AWS answers to each command, by its name without `Command`. Answers that are thrown are errors of AWS. */
export type Answers = Readonly<Record<string, (input: Readonly<Record<string, unknown>>) => unknown>>;

export type AwsCall = {readonly command: string; readonly input: Readonly<Record<string, unknown>>};

/**
 * Answers requests to AWS until the claim ends, instead of sending them. Returns an array that receives the requests. A
 * command without an answer is an error. The environment contains an access key that isn't real.
 */
export function replaceAws(answers: Answers): readonly AwsCall[] {
  const calls: AwsCall[] = [];
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  const send = vi.spyOn(awsClient, 'send').mockImplementation(async (command) => {
    const name = getCommandName(command);
    const input = {...command.input};
    calls.push({command: name, input});
    const answer = answers[name];
    if (!answer) {
      throw new Error(`Remotion sent ${name}, which the claim has no answer for.`);
    }
    return answer(input);
  });
  onTestFinished(() => {
    send.mockRestore();
    vi.unstubAllEnvs();
  });
  return calls;
}

/** Makes sure that nothing is sent to AWS and that the environment contains no access key. */
export function forbidAws(): readonly AwsCall[] {
  const calls = replaceAws({});
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) {
    vi.stubEnv(name, '');
    vi.stubEnv(`REMOTION_${name}`, '');
  }
  return calls;
}
