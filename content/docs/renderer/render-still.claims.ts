import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {renderStill} from '@remotion/renderer';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {findFreePort} from '../../../packages/tooling/findFreePort.ts';

const composition = {id: 'Poster', width: 320, height: 180, fps: 30, durationInFrames: 20, defaultProps: undefined};

/**
 * Calls `renderStill()` with an option that it has to refuse before it starts a browser. Doesn't use the default port,
 * because other claims run at the same time, or the same port twice, because it stays in use for five seconds.
 */
async function render(options: Readonly<Record<string, unknown>>): Promise<void> {
  return renderStill({
    serveUrl: 'http://localhost:1',
    composition,
    output: join(tmpdir(), 'never.png'),
    port: await findFreePort(),
    ...options,
  } as Parameters<typeof renderStill>[0]);
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return folder;
}

claim('If serveUrl is missing, renderStill() throws immediately. All other errors reject the promise.', async () => {
  const options = {composition, output: 'a.png'} as unknown as Parameters<typeof renderStill>[0];
  expect(() => renderStill(options)).toThrow('You must pass the `serveUrl` parameter');
  await expect(render({frame: 20})).rejects.toThrow('Cannot use frame 20');
});

claim(
  "In 3.2.44, the browser or tab that Remotion opened can stay open in this case, for example if the URL in serveUrl doesn't exist.",
  async () => {
    const close = vi.fn();
    const doNothing = (): void => {};
    const page = {
      setViewport: doNothing,
      _client: () => ({on: doNothing, off: doNothing}),
      setDefaultTimeout: doNothing,
      setDefaultNavigationTimeout: doNothing,
      evaluateOnNewDocument: doNothing,
      goto: () => ({status: () => 404}),
      close,
    };
    await expect(render({puppeteerInstance: {newPage: () => page}})).rejects.toThrow('the status code was 404');
    // The page could be closed after the error.
    await new Promise(setImmediate);
    expect(close).not.toHaveBeenCalled();
  },
);

claim('output is missing.', async () => {
  await expect(render({output: undefined})).rejects.toThrow('`output` parameter was not passed or is not a string');
});

claim('The composition is shorter. Frames are counted from 0.', async () => {
  await expect(render({frame: 20})).rejects.toThrow(
    'Cannot use frame 20: Duration of composition is 20, therefore the highest frame that can be rendered is 19',
  );
});

claim('Choose one of these two formats.', async () => {
  await expect(render({imageFormat: 'webp'})).rejects.toThrow('Image format should be either "png" or "jpeg"');
  await expect(render({imageFormat: 'none'})).rejects.toThrow('Image format should be either "png" or "jpeg"');
});

claim('Remove quality, or render a JPEG.', async () => {
  await expect(render({quality: 90})).rejects.toThrow(
    "You can only pass the `quality` option if `imageFormat` is 'jpeg'.",
  );
});

claim('Choose a quality in this range.', async () => {
  await expect(render({imageFormat: 'jpeg', quality: 101})).rejects.toThrow(
    'Quality option must be between 0 and 100.',
  );
});

claim('Choose a scale above 0 and up to 16.', async () => {
  await expect(render({scale: 0})).rejects.toThrow('"scale" must be bigger than 0, but is 0');
  await expect(render({scale: 17})).rejects.toThrow('"scale" must be smaller or equal than 16, but is 17');
});

claim('The file exists. Delete it, choose a different name, or remove overwrite: false.', async () => {
  const output = join(createFolder(), 'poster.png');
  writeFileSync(output, '');
  await expect(render({output, overwrite: false})).rejects.toThrow(
    `Cannot render still - "overwrite" option was set to false, but the output destination ${output} already exists.`,
  );
});

claim('output is a folder path. Add a file name to it.', async () => {
  const output = createFolder();
  await expect(render({output})).rejects.toThrow(
    `The output location ${output} already exists, but is not a file, but something else (e.g. folder).`,
  );
});

claim('Set a longer timeout.', async () => {
  // The limit doesn't exist in tests.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(render({timeoutInMilliseconds: 5000})).rejects.toThrow(
    "'timeoutInMilliseconds' should be bigger or equal than 7000, but is 5000",
  );
});

claim('frame is negative. Pass a non-negative number.', async () => {
  await expect(render({frame: -21})).rejects.toThrow(
    'Cannot use frame -21: Duration of composition is 20, therefore the lowest frame that can be rendered is -20',
  );
});

claim('Pass the frame as a whole number. You get the second message for a string and for null.', async () => {
  await expect(render({frame: 1.5})).rejects.toThrow('Argument for frame must be an integer, but got 1.5');
  await expect(render({frame: '20'})).rejects.toThrow('Argument passed for "frame" is not a number: 20');
  await expect(render({frame: null})).rejects.toThrow('Argument passed for "frame" is not a number: null');
});

claim('composition | --width, --height | overrideWidth(), overrideHeight()', () => {
  const {ConfigInternals: fromFlags} = loadCli(['--width=640', '--height=360']);
  expect([fromFlags.getWidth(), fromFlags.getHeight()]).toEqual([640, 360]);

  const {Config, ConfigInternals} = loadCli();
  Config.Output.overrideWidth(640);
  Config.Output.overrideHeight(360);
  expect([ConfigInternals.getWidth(), ConfigInternals.getHeight()]).toEqual([640, 360]);
});
