import {createLocalSearch} from './createLocalSearch.ts';
import type {SearchMessage, WorkerMessage} from './WorkerMessage.ts';
import type {SearchFiles} from './SearchFiles.ts';

/** Runs the search of a page in a web worker. `bundleWorker` inserts the paths of the files to load. */
declare const SEARCH_FILES: SearchFiles;

function send(message: WorkerMessage): void {
  return self.postMessage(message);
}

const search = createLocalSearch({
  files: SEARCH_FILES,
  async loadFile(path) {
    const response = await fetch(path);
    if (!response.ok) {
      throw new Error(`Loading ${path} failed with HTTP status ${response.status}.`);
    }
    return new Response(response.body?.pipeThrough(createProgressStream())).json();
  },
  async yieldToEvents() {
    send({isAlive: true});
    await new Promise((resolve) => setTimeout(resolve));
  },
});

search.ready.catch((error: unknown) => send({problem: String(error)}));

self.addEventListener('message', async ({data: {id, body}}: MessageEvent<SearchMessage>) => {
  send({id, answer: await search.respond(body)});
});

/** Reports progress for every chunk of a file that arrives. */
function createProgressStream(): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform(chunk, controller) {
      send({isAlive: true});
      controller.enqueue(chunk);
    },
  });
}
