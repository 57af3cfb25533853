import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {getInputProps} from '@remotion/cli/dist/get-input-props.js';
import type {getNetworkAddress} from '@remotion/cli/dist/get-network-address.js';
import type {previewCommand} from '@remotion/cli/dist/preview.js';
import type {startServer} from '@remotion/cli/dist/preview-server/start-server.js';
import {RenderInternals} from '@remotion/renderer';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {catchExit, loadCli} from '../../../packages/claims/loadCli.ts';
import {occupyPort} from '../../../packages/claims/occupyPort.ts';

type ServerOptions = NonNullable<Parameters<typeof startServer>[2]>;
type GetInputProps = {readonly getInputProps: typeof getInputProps};

/** Runs the command without a server, and returns the options of the server and what the command prints. */
async function preview(
  flags: readonly string[],
  {network = '192.168.1.20', port}: {network?: string | null; port?: number} = {},
): Promise<{options: ServerOptions; output: string}> {
  onTestFinished(() => void vi.unstubAllEnvs());
  // Otherwise, the command opens a browser.
  vi.stubEnv('BROWSER', 'none');
  const lines = collectConsole('log');
  const {Config, load} = loadCli(flags);
  if (port !== undefined) {
    Config.Bundling.setPort(port);
  }
  type Network = {getNetworkAddress: typeof getNetworkAddress};
  vi.spyOn(load<Network>('get-network-address'), 'getNetworkAddress').mockReturnValue(network as string);
  const start = vi
    .spyOn(load<{startServer: typeof startServer}>('preview-server/start-server'), 'startServer')
    .mockResolvedValue({port: 4000, liveEventsServer: {}} as never);
  const folder = enterProject({'src/index.ts': ''});
  void load<{previewCommand: typeof previewCommand}>('preview').previewCommand(folder, []);
  await vi.waitFor(() => expect(start).toHaveBeenCalled());
  await new Promise((resolve) => setImmediate(resolve));
  return {options: start.mock.lastCall?.[2] as ServerOptions, output: lines.join('\n')};
}

/** Runs the flag `--props`. The callback receives the props whenever the file changes. */
function readProps(value: string, onUpdate: (props: object) => void = () => {}): object | null {
  return loadCli([`--props=${value}`])
    .load<GetInputProps>('get-input-props')
    .getInputProps(onUpdate as never);
}

/** Saves a file until the command has noticed it. Each version is longer, because the first may be saved too early. */
async function save(path: string, text: string, assertNoticed: () => void): Promise<void> {
  let saved = text;
  await vi.waitFor(
    () => {
      writeFileSync(path, saved);
      saved += ' ';
      assertNoticed();
    },
    {timeout: 10_000, interval: 200},
  );
}

claim('When the server is ready, it prints its URL. The second URL is for other devices on your network:', async () => {
  const {output} = await preview([]);
  expect(output).toMatch(/Server ready - Local: .*http:\/\/localhost:4000.*, Network: .*http:\/\/192\.168\.1\.20:4000/);
});

claim(
  "If your computer isn't connected to a network, you'll see Running on http://localhost:4000 instead.",
  async () => {
    expect((await preview([], {network: null})).output).toBe('Running on http://localhost:4000');
  },
);

claim('By default, Remotion uses the first free port between 3000 and 3100.', async () => {
  expect((await preview([])).options.port).toBeUndefined();
  const {startServer: start} = loadCli().load<{startServer: typeof startServer}>('preview-server/start-server');
  expect(String(start)).toContain('getDesiredPort(desiredPort, 3000, 3100)');
  // Not the same range, because other programs use and free its ports at any time.
  const used = await occupyPort();
  const port = await RenderInternals.getDesiredPort(undefined, used, used + 40);
  expect(port).toBeGreaterThan(used);
  expect(port).toBeLessThanOrEqual(used + 40);
});

claim('If you pass a port that is already in use, you get an error.', async () => {
  const used = await occupyPort();
  await expect(RenderInternals.getDesiredPort(used, 3000, 3100)).rejects.toThrow(
    `You specified port ${used} to be used for the HTTP server, but it is not available. Choose a different port or remove the setting to let Remotion automatically select a free port.`,
  );
});

claim('The preview ignores setPort(), so you need to use the flag.', async () => {
  expect((await preview([], {port: 4100})).options.port).toBeUndefined();
  expect((await preview(['--port=4200'])).options.port).toBe(4200);
});

claim('Preview server port should be a number between 1 and 65535. Got 70000 | Choose a port in this range.', () => {
  for (const port of [70_000, 0, -1]) {
    expect(() => loadCli([`--port=${port}`])).toThrow('Preview server port should be a number between 1 and 65535.');
  }
  expect(() => loadCli(['--port=65535'])).not.toThrow();
});

claim('In 3.2.44, this flag is the only way to turn them off.', async () => {
  const {Config, ConfigInternals, load} = loadCli();
  Config.Preview.setKeyboardShortcutsEnabled(false);
  // Remotion reads the configuration file first, and then the flags.
  load<{parseCommandLine(): void}>('parse-command-line').parseCommandLine();
  expect(ConfigInternals.getKeyboardShortcutsEnabled()).toBe(true);
  expect((await preview(['--disable-keyboard-shortcuts'])).options.keyboardShortcutsEnabled).toBe(false);
});

claim("With warn or error, the command doesn't print the server's URL.", async () => {
  for (const level of ['warn', 'error']) {
    expect((await preview([`--log=${level}`])).output).toBe('');
  }
});

claim('The preview then uses the new props, and the terminal prints a message:', async () => {
  const lines = collectConsole('log');
  const path = join(enterProject({'props.json': '{"title": "Before"}'}), 'props.json');
  const updates: object[] = [];
  expect(readProps('props.json', (props) => updates.push(props))).toEqual({title: 'Before'});
  await save(path, '{"title": "After"}', () => expect(updates).toContainEqual({title: 'After'}));
  expect(lines).toContain(`Updated input props from ${path}.`);
});

claim('The file contains a syntax error. The preview continues with the previous props.', async () => {
  const errors = collectConsole('error');
  const path = join(enterProject({'props.json': '{"title": "Before"}'}), 'props.json');
  const updates: object[] = [];
  readProps('props.json', (props) => updates.push(props));
  const message = `${path} contains invalid JSON. Did not apply new input props.`;
  await save(path, '{"title": ', () => expect(errors.join('')).toContain(message));
  expect(updates).toEqual([]);
});

claim(
  "The path is wrong, the file doesn't contain valid JSON, or the shell has removed the quotes from the JSON.",
  () => {
    enterProject({'broken.json': '{"title": '});
    collectConsole('log');
    for (const value of ['missing.json', 'broken.json', '{title: Before}']) {
      expect(catchExit(() => readProps(value))).toContain(
        'You passed --props but it was neither valid JSON nor a file path to a valid JSON file.',
      );
    }
    expect(readProps('{"title": "Before"}')).toEqual({title: 'Before'});
  },
);
