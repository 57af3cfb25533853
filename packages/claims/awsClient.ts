import {createRequire} from 'node:module';

type Command = {readonly constructor: {readonly name: string}; readonly input: object};
type Client = {send: (command: Command) => Promise<unknown>};

// The clients that @remotion/lambda has installed inherit this method.
const require = createRequire(createRequire(import.meta.url).resolve('@remotion/lambda'));
const {LambdaClient} = require('@aws-sdk/client-lambda') as {LambdaClient: {readonly prototype: object}};

/** The prototype of all clients with which `@remotion/lambda` sends commands. */
export const awsClient = Object.getPrototypeOf(LambdaClient.prototype) as Client;

/** Returns the name of a command, without `Command`. */
export function getCommandName(command: Command): string {
  return command.constructor.name.replace(/Command$/, '');
}
