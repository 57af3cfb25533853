import facts from '@generated/playground/default/facts.json';
import {autocompletion} from '@codemirror/autocomplete';
import type {Extension} from '@codemirror/state';
import {tsAutocompleteWorker, tsFacetWorker, tsHoverWorker, tsLinterWorker, tsSyncWorker} from '@valtown/codemirror-ts';
import {sourceFolder} from './sourceFolder.ts';

/** The type checker in its worker. */
export type TypeServer = {
  readonly extension: (file: string) => Extension;
  readonly setFiles: (files: Readonly<Record<string, string>>) => void;
  readonly end: () => void;
};

/** Loads the packages' declarations and the type checker. Rejects if one of them can't be loaded. */
export async function startTypes(files: Readonly<Record<string, string>>): Promise<TypeServer> {
  const usesThree = Object.values(files).some((text) =>
    /['"](?:three|@react-three\/fiber|@remotion\/three)['"]/.test(text),
  );
  const parts = await Promise.all([facts.types.core, ...(usesThree ? [facts.types.three] : [])].map(loadDeclarations));
  const worker = new Worker(facts.scripts['types-worker'] ?? '');
  const {ask, failed} = createCalls(worker);
  await Promise.race([ask('start', Object.assign({}, ...parts)), failed]);
  await ask('setFiles', files);
  // The editor's extensions call these by name.
  const remote = {
    updateFile: (argument: unknown) => ask('updateFile', argument),
    getLints: (argument: unknown) => ask('getLints', argument),
    getAutocompletion: ({path, context}: {path: string; context: {pos: number; explicit: boolean}}) =>
      ask('getAutocompletion', {path, context: {pos: context.pos, explicit: context.explicit}}),
    getHover: (argument: unknown) => ask('getHover', argument),
  };
  return {
    extension: (file) =>
      /\.[jt]sx?$/.test(file)
        ? [
            tsFacetWorker.of({worker: remote as never, path: `${sourceFolder}${file}`}),
            ...[tsSyncWorker(), tsLinterWorker(), tsHoverWorker()],
            autocompletion({override: [tsAutocompleteWorker()]}),
          ]
        : [],
    setFiles: (next) => void ask('setFiles', next),
    end: () => worker.terminate(),
  };
}

async function loadDeclarations(url: string): Promise<Record<string, string>> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(String(response.status));
  }
  return (await response.json()) as Record<string, string>;
}

type Answer = {
  readonly call: number;
  readonly result?: unknown;
  readonly message?: string;
};

/** Sends calls to a worker and resolves them with its responses. */
function createCalls(worker: Worker): {
  readonly ask: (method: string, argument: unknown) => Promise<unknown>;
  readonly failed: Promise<never>;
} {
  const waiting = new Map<number, {resolve: (value: unknown) => void; reject: (error: Error) => void}>();
  let last = 0;
  worker.onmessage = ({data: {call, result, message}}: MessageEvent<Answer>) => {
    const caller = waiting.get(call);
    waiting.delete(call);
    if (message === undefined) {
      caller?.resolve(result);
    } else {
      caller?.reject(new Error(message));
    }
  };
  return {
    ask: (method, argument) =>
      new Promise((resolve, reject) => {
        const call = ++last;
        waiting.set(call, {resolve, reject});
        worker.postMessage({call, method, argument});
      }),
    failed: new Promise((_, reject) => {
      worker.onerror = () => reject(new Error('The type checker didn’t load.'));
    }),
  };
}
