import type {AwsCall} from './replaceAws.ts';

/** Answers a call of a function as AWS does. */
export function createPayload(result: object): {readonly Payload: Uint8Array} {
  return {Payload: Buffer.from(JSON.stringify(result))};
}

/** Returns what a function receives. */
export function readPayload(call: AwsCall | undefined): Readonly<Record<string, unknown>> {
  return JSON.parse(String(call?.input.Payload)) as Record<string, unknown>;
}
