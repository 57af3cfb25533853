import {appendFileSync} from 'node:fs';
import {awsClient, getCommandName} from '../../packages/claims/awsClient.ts';
import {createLambdaAccount, describeCall} from '../samples/createLambdaAccount.ts';
import {readCalls, type SentCall} from './readCalls.ts';

// Runs before the code of a process, and answers instead of AWS. The account contains what earlier processes created.
const file = String(process.env.SENT_AWS_CALLS);
const earlier = readCalls(file);
const answers = createLambdaAccount({
  functions: findCreated('CreateFunction', 'FunctionName'),
  buckets: findCreated('CreateBucket', 'Bucket'),
});

awsClient.send = async (command) => {
  const name = getCommandName(command);
  const input = {...command.input} as Readonly<Record<string, unknown>>;
  const {FunctionName, Bucket} = input as Partial<SentCall>;
  appendFileSync(file, `${JSON.stringify({command: describeCall({command: name, input}), FunctionName, Bucket})}\n`);
  const answer = answers[name];
  if (!answer) {
    throw new Error(`Remotion sent ${name}, which the account has no answer for.`);
  }
  return answer(input);
};

function findCreated(command: string, property: 'FunctionName' | 'Bucket'): string[] {
  return earlier.filter((call) => call.command === command).map((call) => call[property] ?? '');
}
