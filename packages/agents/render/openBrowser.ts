import {type ChildProcess, spawn} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Readable, Writable} from 'node:stream';
import {type BrowserEvent, type Connection, connectPipe} from './connectPipe.ts';

/** A page of a browser that has no network. */
export type BrowserPage = {
  /** Runs an expression in the page and resolves with its value, which has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Sets the size of the page in pixels, and how many pixels of an image a pixel of the page has. */
  resize(width: number, height: number, scale: number): Promise<void>;
  /** Returns an image of the page, a PNG in Base64. */
  takeScreenshot(): Promise<string>;
  /** Ends the browser and deletes its files. */
  close(): void;
};

type BrowserOptions = {
  readonly executable: string;
  /** The only files that the page can load, by their names. */
  readonly files: Readonly<Record<string, string>>;
  /** Starts the browser without its own sandbox, which it doesn't have as root. */
  readonly isUnprotected: boolean;
  /** Milliseconds from its start after which all commands fail, because code or a browser may never answer. */
  readonly timeoutMs: number;
};

/** The host of the files. It doesn't exist on any network. */
export const origin = 'https://render.invalid';

const types: Readonly<Record<string, string>> = {html: 'text/html; charset=utf-8', js: 'text/javascript'};

const flags = [
  '--headless=new',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--enable-unsafe-swiftshader',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--mute-audio',
  // Nothing may leave the browser: no name has an address, and no request reaches this machine either.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=socks5://0.0.0.0:1',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/** Whether a process can be ended together with those that it has started. */
const hasGroups = process.platform !== 'win32';

/** Some systems start the browser with a script, whose end wouldn't be that of the browser. */
function killBrowser(child: ChildProcess): void {
  if (!hasGroups || child.pid === undefined) {
    child.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** Starts a browser and opens `host.html` of the files in it. The files are the only thing that it can load. */
export async function openBrowser({executable, files, isUnprotected, timeoutMs}: BrowserOptions): Promise<BrowserPage> {
  const profile = mkdtempSync(join(tmpdir(), 'remotion-docs-'));
  const child = spawn(
    executable,
    [...flags, `--user-data-dir=${profile}`, ...(isUnprotected ? ['--no-sandbox'] : []), 'about:blank'],
    {stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'], detached: hasGroups},
  );
  let log = '';
  const close = (): void => {
    clearTimeout(timer);
    killBrowser(child);
    rmSync(profile, {recursive: true, force: true, maxRetries: 10, retryDelay: 50});
  };
  const onEvent = ({method, params, sessionId}: BrowserEvent): void => {
    if (method === 'Target.attachedToTarget') {
      void prepareTarget(String(params.sessionId)).catch(() => undefined);
    } else if (method === 'Fetch.requestPaused') {
      void answerRequest(params, sessionId).catch(() => undefined);
    }
  };
  const [, , errors, input, output] = child.stdio as [null, null, Readable, Writable, Readable];
  errors.setEncoding('utf8').on('data', (text: string) => {
    log = `${log}${text}`.slice(-2000);
  });
  const connection: Connection = connectPipe(input, output, onEvent);
  const timer = setTimeout(
    () =>
      connection.fail(
        `The browser took longer than ${timeoutMs / 1000} seconds. Render fewer frames, or set BROWSER_EXECUTABLE to another browser.`,
      ),
    timeoutMs,
  );
  child.once('error', (error) => connection.fail(`The browser ${executable} can't be started: ${error.message}`));
  child.once('exit', (code) => connection.fail(`The browser ended with code ${code}. ${log.trim()}`));

  /** Iframes and workers are targets of their own, and wait until their requests are intercepted. */
  const prepareTarget = async (sessionId: string): Promise<void> => {
    await Promise.allSettled([
      connection.send('Fetch.enable', {patterns: [{urlPattern: '*'}]}, sessionId),
      connection.send('Target.setAutoAttach', autoAttach, sessionId),
    ]);
    await connection.send('Runtime.runIfWaitingForDebugger', {}, sessionId);
  };
  const answerRequest = async (params: BrowserEvent['params'], sessionId: string | undefined): Promise<void> => {
    const {requestId, request} = params as {requestId: string; request: {url: string}};
    const name = request.url.startsWith(`${origin}/`) ? request.url.slice(origin.length + 1) : '';
    const text = files[name];
    await (text === undefined
      ? connection.send('Fetch.failRequest', {requestId, errorReason: 'BlockedByClient'}, sessionId)
      : connection.send(
          'Fetch.fulfillRequest',
          {
            requestId,
            responseCode: 200,
            responseHeaders: [{name: 'content-type', value: types[name.split('.').at(-1) ?? ''] ?? 'text/plain'}],
            body: Buffer.from(text).toString('base64'),
          },
          sessionId,
        ));
  };

  try {
    const sessionId = await openPageSession(connection);
    await prepareTarget(sessionId);
    await connection.send('Page.enable', {}, sessionId);
    await connection.send('Page.navigate', {url: `${origin}/host.html`}, sessionId);
    const send = (method: string, params?: object): Promise<Record<string, unknown>> =>
      connection.send(method, params, sessionId);
    return {
      async evaluate(expression) {
        const {result, exceptionDetails} = (await send('Runtime.evaluate', {
          expression,
          awaitPromise: true,
          returnByValue: true,
        })) as Evaluated;
        if (exceptionDetails) {
          const {exception, text} = exceptionDetails;
          throw new Error(exception?.value ?? exception?.description ?? text);
        }
        return result.value;
      },
      async resize(width, height, scale) {
        await send('Emulation.setDeviceMetricsOverride', {width, height, deviceScaleFactor: scale, mobile: false});
      },
      async takeScreenshot() {
        const {data} = await send('Page.captureScreenshot', {format: 'png'});
        return String(data);
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

type Evaluated = {
  readonly result: {readonly value?: unknown};
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: {readonly value?: string; readonly description?: string};
  };
};

const autoAttach = {autoAttach: true, waitForDebuggerOnStart: true, flatten: true};

async function openPageSession(connection: Connection): Promise<string> {
  const {targetId} = await connection.send('Target.createTarget', {url: 'about:blank'});
  const {sessionId} = await connection.send('Target.attachToTarget', {targetId, flatten: true});
  return String(sessionId);
}
