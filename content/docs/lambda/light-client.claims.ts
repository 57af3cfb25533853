import {execFileSync} from 'node:child_process';
import {BundlerInternals} from '@remotion/bundler';
import * as all from '@remotion/lambda';
import * as client from '@remotion/lambda/client';
import {serializeInputProps} from '@remotion/lambda/dist/shared/serialize-input-props.js';
import {expect, vi} from 'vitest';
import {awsClient} from '../../../packages/claims/awsClient.ts';
import {claim} from '../../../packages/claims/claim.ts';
import {createPayload} from '../../../packages/claims/lambdaPayload.ts';
import {replaceAws} from '../../../packages/claims/replaceAws.ts';

/** Returns the files that a new process has loaded after it required a module. */
function listLoadedFiles(name: string): readonly string[] {
  const code = `require(${JSON.stringify(name)}); console.log(JSON.stringify(Object.keys(require.cache)))`;
  return JSON.parse(execFileSync(process.execPath, ['-e', code], {encoding: 'utf8'})) as string[];
}

function bundle(platform: 'node' | 'browser'): Promise<{readonly outputFiles: readonly {contents: Uint8Array}[]}> {
  return BundlerInternals.esbuild.build({
    stdin: {contents: "export * from '@remotion/lambda/client'", resolveDir: import.meta.dirname},
    platform,
    bundle: true,
    minify: true,
    write: false,
    logLevel: 'silent',
  });
}

claim('The functions are identical to the ones in @remotion/lambda.', () => {
  const functions = Object.entries(client).filter(([name]) => name !== 'default');
  expect(functions.map(([name]) => name).sort()).toEqual([
    'getFunctions',
    'getRenderProgress',
    'renderMediaOnLambda',
    'renderStillOnLambda',
    'renderVideoOnLambda',
    'validateWebhookSignature',
  ]);
  for (const [name, value] of functions) {
    expect(value).toBe(all[name as keyof typeof all]);
  }
});

claim('renderVideoOnLambda() | The old, deprecated name of renderMediaOnLambda()', () => {
  expect(client.renderVideoOnLambda).toBe(client.renderMediaOnLambda);
});

claim('The full package also imports @remotion/bundler, @remotion/renderer and @remotion/cli.', () => {
  const files = listLoadedFiles('@remotion/lambda');
  for (const name of ['bundler', 'renderer', 'cli']) {
    expect(files.some((file) => file.includes(`/@remotion/${name}/`))).toBe(true);
  }
});

claim('The light client leaves them out.', () => {
  const files = listLoadedFiles('@remotion/lambda/client');
  for (const name of ['@remotion/bundler', '@remotion/renderer', '@remotion/cli', 'webpack', 'esbuild']) {
    expect(files.filter((file) => file.includes(`/node_modules/${name}/`))).toEqual([]);
  }
});

claim('In version 3.2.44, it loads 898 modules in Node.js, while @remotion/lambda loads 1,851.', () => {
  expect(listLoadedFiles('@remotion/lambda/client')).toHaveLength(898);
  expect(listLoadedFiles('@remotion/lambda')).toHaveLength(1851);
});

claim('you get a 1.9 MB file', async () => {
  const {outputFiles} = await bundle('node');
  expect(((outputFiles[0]?.contents.length ?? 0) / 1_000_000).toFixed(1)).toBe('1.9');
});

claim('If you bundle it for a browser with esbuild, you get the error Could not resolve "crypto".', async () => {
  const error = (await bundle('browser').catch((reason: unknown) => reason)) as {errors?: readonly {text: string}[]};
  expect(error.errors?.map(({text}) => text)).toContain('Could not resolve "crypto"');
});

type Configured = {readonly config: {readonly credentials: () => Promise<{readonly accessKeyId: string}>}};

claim('Remotion reads the variables each time it contacts AWS.', async () => {
  replaceAws({Invoke: () => createPayload({renderId: 'a1b2c3d4e5', bucketName: 'remotionlambda-gc1w0xbfzl'})});
  const keys: string[] = [];
  for (const key of ['first', 'second', 'first']) {
    vi.stubEnv('REMOTION_AWS_ACCESS_KEY_ID', key);
    vi.stubEnv('REMOTION_AWS_SECRET_ACCESS_KEY', 'secret');
    await client.renderMediaOnLambda({
      region: 'us-east-1',
      functionName: 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec',
      serveUrl: 'https://example.com/index.html',
      composition: 'Countdown',
      codec: 'h264',
      inputProps: {},
    });
    const used = vi.mocked(awsClient.send).mock.contexts.at(-1) as unknown as Configured;
    keys.push((await used.config.credentials()).accessKeyId);
  }
  expect(keys).toEqual(['first', 'second', 'first']);
});

claim(
  "Check that you pass inputProps, even if it's an empty object. Remotion saves large props in the bucket, so you also get this message if that fails.",
  async () => {
    // No command has an answer, so each of them fails.
    replaceAws({});
    const message = 'Error serializing inputProps. Check it has no circular references';
    const serialize = (inputProps: unknown): Promise<unknown> =>
      serializeInputProps({inputProps, region: 'us-east-1', type: 'video-or-audio'});
    await expect(serialize({})).resolves.toEqual({type: 'payload', payload: '{}'});
    await expect(serialize(undefined)).rejects.toThrow(message);
    await expect(serialize({text: 'x'.repeat(200_000)})).rejects.toThrow(message);
  },
);
