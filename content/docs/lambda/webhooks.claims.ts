import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {calculateSignature, invokeWebhook} from '@remotion/lambda/dist/shared/invoke-webhook.js';
import {validateWebhookSignature} from '@remotion/lambda/client';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';

type Options = {readonly secret?: string | null; readonly status?: number; readonly name?: string};
type Received = {readonly method: string; readonly headers: Readonly<Record<string, unknown>>; readonly text: string};

const timeout = {type: 'timeout', renderId: 'a', expectedBucketOwner: 'b', bucketName: 'c'} as const;

/** Sends a webhook as the function does, to a server on this machine. Returns what the server received. */
async function send({secret = null, status = 200, name = 'Error'}: Options = {}): Promise<Received[]> {
  const requests: Received[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      requests.push({method: request.method ?? '', headers: request.headers, text});
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  try {
    await invokeWebhook({
      url: `http://127.0.0.1:${port}/remotion-webhook?order=1`,
      secret,
      payload: {
        type: 'error',
        renderId: 'a1b2c3d4e5',
        expectedBucketOwner: '123456789012',
        bucketName: 'remotionlambda-a1b2c3d4e5',
        errors: [{message: name, name, stack: ''}],
      },
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return requests;
}

claim('The URL has to begin with https:// or http://', () => {
  return expect(async () => invokeWebhook({url: 'ftp://example.com', secret: null, payload: timeout})).rejects.toThrow(
    'Can only request URLs starting with http:// or https://',
  );
});

claim(
  "The command line converts a secret such as 123456 or 12e34 to a number, which can't be used to sign the request.",
  () => {
    const parse = (secret: string): unknown =>
      loadCli([`--webhook-secret=${secret}`]).load<{parsedCli: Record<string, unknown>}>('parse-command-line')
        .parsedCli['webhook-secret'];
    expect(['123456', '12e34', '3f9c1e'].map(parse)).toEqual([123_456, 12e34, '3f9c1e']);
    expect(() => calculateSignature('{}', 123_456 as unknown as string)).toThrow(TypeError);
  },
);

claim('Your server receives a POST request with a JSON body', async () => {
  const [request] = await send();
  expect(request?.method).toBe('POST');
  expect(JSON.parse(request?.text ?? '')).toMatchObject({type: 'error', renderId: 'a1b2c3d4e5'});
});

claim('Content-Type | application/json', async () => {
  const [request] = await send();
  expect(request?.headers).toHaveProperty('content-type', 'application/json');
});

claim('X-Remotion-Mode | production', async () => {
  const [request] = await send();
  expect(request?.headers).toHaveProperty('x-remotion-mode', 'production');
});

claim('X-Remotion-Status | … error', async () => {
  const [request] = await send();
  expect(request?.headers).toHaveProperty('x-remotion-status', 'error');
});

claim(
  "X-Remotion-Signature | sha512= followed by 128 hexadecimal digits, or NO_SECRET_PROVIDED if there's no secret",
  async () => {
    const [signed] = await send({secret: 'secret'});
    expect(signed?.headers['x-remotion-signature']).toMatch(/^sha512=[\da-f]{128}$/);
    const [unsigned] = await send();
    expect(unsigned?.headers['x-remotion-signature']).toBe('NO_SECRET_PROVIDED');
  },
);

claim('It proves that the sender knows the secret and that nobody has changed the body.', async () => {
  const [request] = await send({secret: 'secret'});
  const body = JSON.parse(request?.text ?? '') as {renderId: string};
  const signatureHeader = String(request?.headers['x-remotion-signature']);
  const validate = (secret: string, checked: object): void =>
    validateWebhookSignature({secret, body: checked as unknown as string, signatureHeader});
  expect(() => validate('secret', body)).not.toThrow();
  expect(() => validate('other', body)).toThrow('Signatures do not match');
  expect(() => validate('secret', {...body, renderId: 'changed'})).toThrow('Signatures do not match');
});

claim('If you pass a string, the signature never matches.', async () => {
  const [request] = await send({secret: 'secret'});
  const signatureHeader = String(request?.headers['x-remotion-signature']);
  expect(() => validateWebhookSignature({secret: 'secret', body: request?.text ?? '', signatureHeader})).toThrow(
    'Signatures do not match',
  );
});

claim('Any status code above 299 counts as failed, including redirects.', async () => {
  await expect(send({status: 204})).resolves.toHaveLength(1);
  await expect(send({status: 302})).rejects.toThrow('Sent a webhook but got a status code of 302');
  await expect(send({status: 500})).rejects.toThrow(
    "Sent a webhook but got a status code of 500 with message 'Internal Server Error'",
  );
});

claim("AWS can't reach the URL, for example because it's on localhost", async () => {
  // Nothing listens on port 1.
  const url = 'http://127.0.0.1:1/remotion-webhook';
  await expect(invokeWebhook({url, secret: null, payload: timeout})).rejects.toThrow('connect ECONNREFUSED');
});

claim('The command line has converted your secret to a number.', async () => {
  const secret = 123_456 as unknown as string;
  await expect(invokeWebhook({url: 'https://example.com', secret, payload: timeout})).rejects.toThrow(
    'The "key" argument must be of type string or',
  );
});

claim('The function sets the content length to the number of characters instead of the number of bytes.', async () => {
  const [request] = await send();
  expect(Number(request?.headers['content-length'])).toBe(request?.text.length);
  // The umlaut is one character and two bytes, so the last byte of the JSON is missing.
  const cut = await send({name: 'Ä'}).catch(() => undefined);
  expect(cut?.[0]?.text.endsWith('}')).not.toBe(true);
});
