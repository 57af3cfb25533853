import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {validateWebhookSignature} from '@remotion/lambda/client';
import {invokeWebhook} from '@remotion/lambda/dist/shared/invoke-webhook.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

type Received = {readonly signature: string; readonly text: string};

/** Sends a webhook as the function does, to a server that listens on this machine. */
async function sendWebhook(secret: string | null): Promise<Received> {
  let signature = '';
  let text = '';
  const server = createServer((request, response) => {
    signature = String(request.headers['x-remotion-signature']);
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await invokeWebhook({
    url: `http://127.0.0.1:${port}`,
    secret,
    payload: {type: 'timeout', renderId: 'abc', expectedBucketOwner: 'me', bucketName: 'remotionlambda-abc'},
  });
  server.close();
  return {signature, text};
}

function validate({signature, text}: Received, secret: string): void {
  validateWebhookSignature({secret, body: JSON.parse(text) as string, signatureHeader: signature});
}

claim("verifies that a webhook was signed with your secret, and throws an error if it wasn't.", async () => {
  const received = await sendWebhook('secret');
  expect(() => validate(received, 'secret')).not.toThrow();
  expect(() => validate(received, 'other')).toThrow('Signatures do not match');
});

claim('only an object can match the signature, because the function converts it to JSON', async () => {
  const {signature, text} = await sendWebhook('secret');
  expect(() => validateWebhookSignature({secret: 'secret', body: text, signatureHeader: signature})).toThrow(
    'Signatures do not match',
  );
});

claim("It begins with sha512=, or is NO_SECRET_PROVIDED if the render didn't have a secret.", async () => {
  expect((await sendWebhook('secret')).signature).toMatch(/^sha512=[\da-f]{128}$/);
  expect((await sendWebhook(null)).signature).toBe('NO_SECRET_PROVIDED');
});

claim('The secret is empty.', () => {
  expect(() => validateWebhookSignature({secret: '', body: '{}', signatureHeader: 'sha512='})).toThrow(
    "No 'secret' was provided to validateWebhookSignature().",
  );
});

claim("The body is empty, for example because your server didn't read it.", () => {
  const body = undefined as unknown as string;
  expect(() => validateWebhookSignature({secret: 'secret', body, signatureHeader: 'sha512='})).toThrow(
    "No 'body' was provided to validateWebhookSignature().",
  );
});

claim("The header is missing, or the render didn't have a secret.", async () => {
  const received = await sendWebhook(null);
  expect(() => validate(received, 'secret')).toThrow('No webhook signature was provided');
  expect(() => validate({...received, signature: ''}, 'secret')).toThrow('No webhook signature was provided');
});

claim("The secret or the body is different, or the body wasn't parsed.", async () => {
  const received = await sendWebhook('secret');
  expect(() => validate({...received, text: received.text.replace('abc', 'xyz')}, 'secret')).toThrow(
    'Signatures do not match',
  );
});
