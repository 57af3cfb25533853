import type {Readable, Writable} from 'node:stream';

/** An event of the browser, with the session of the page that it belongs to. */
export type BrowserEvent = {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly sessionId?: string;
};

/** A connection to a browser, in the Chrome DevTools Protocol. */
export type Connection = {
  /** Sends a command and resolves with its result. */
  send(method: string, params?: object, sessionId?: string): Promise<Record<string, unknown>>;
  /** Rejects all commands that have no result yet, and all later ones. */
  fail(reason: string): void;
};

type Message = {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: {readonly message: string};
} & Partial<BrowserEvent>;

/** Connects to a browser that was started with `--remote-debugging-pipe`: each message is JSON that ends with a zero. */
export function connectPipe(input: Writable, output: Readable, onEvent: (event: BrowserEvent) => void): Connection {
  const calls = new Map<number, {resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void}>();
  let nextId = 1;
  let failure: string | undefined;
  let rest = '';
  output.setEncoding('utf8').on('data', (chunk: string) => {
    const messages = `${rest}${chunk}`.split('\0');
    rest = messages.pop() ?? '';
    for (const text of messages) {
      receive(JSON.parse(text) as Message);
    }
  });
  // A browser that ends closes its pipes. Its end is reported with its exit code.
  input.on('error', () => undefined);

  const receive = ({id, result = {}, error, method, params = {}, sessionId}: Message): void => {
    if (method !== undefined) {
      return onEvent({method, params, sessionId});
    }
    const call = calls.get(id ?? 0);
    calls.delete(id ?? 0);
    if (error) {
      call?.reject(new Error(`The browser answered: ${error.message}`));
    } else {
      call?.resolve(result);
    }
  };

  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) {
          return reject(new Error(failure));
        }
        const id = nextId++;
        calls.set(id, {resolve, reject});
        input.write(`${JSON.stringify({id, method, params, sessionId})}\0`);
      }),
    fail(reason) {
      failure ??= reason;
      for (const {reject} of calls.values()) {
        reject(new Error(failure));
      }
      calls.clear();
    },
  };
}
