import {createLocalSearch} from './createLocalSearch.ts';
import type {SearchMessage, WorkerMessage} from './Messages.ts';
import type {SearchFiles} from './SearchFiles.ts';

/** The search of a page, in a worker of its own. `bundleWorker` puts in what it loads. */
declare const SEARCH_FILES: SearchFiles;

const send = (message: WorkerMessage): void => self.postMessage(message);

const search = createLocalSearch({
  files: SEARCH_FILES,
  async load(path) {
    const response = await fetch(path);
    if (!response.ok) {
      throw new Error(`${path} was answered with ${response.status}.`);
    }
    return new Response(response.body?.pipeThrough(signalling())).json();
  },
  async rest() {
    send({isAlive: true});
    await new Promise((resolve) => setTimeout(resolve));
  },
});

search.ready.catch((error: unknown) => send({fault: String(error)}));

self.addEventListener('message', async ({data: {id, body}}: MessageEvent<SearchMessage>) => {
  send({id, answer: await search.answer(body)});
});

/** Gives a sign with each part of a file that arrives. */
function signalling(): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(part, controller) {
      send({isAlive: true});
      controller.enqueue(part);
    },
  });
}
