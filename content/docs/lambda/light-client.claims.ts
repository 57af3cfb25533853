import {execFileSync} from 'node:child_process';
import {BundlerInternals} from '@remotion/bundler';
import * as all from '@remotion/lambda';
import * as client from '@remotion/lambda/client';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

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
