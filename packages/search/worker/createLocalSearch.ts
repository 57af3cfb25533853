import type {SearchErrorBody, SearchResponseBody} from '../contract.ts';
import type {Engine} from '../engine/createEngine.ts';
import {createResponse} from '../protocol/createResponse.ts';
import {HttpError} from '../protocol/HttpError.ts';
import {assertIndexExists} from '../protocol/assertIndexExists.ts';
import {loadEngines, type FileLoader} from './loadEngines.ts';
import {readQueries, type ParsedQuery} from './readQueries.ts';
import type {SearchFiles} from './SearchFiles.ts';

/** A response in the format of a search host. */
export type LocalResponse = {status: number; content: string};

type LocalSearch = {
  /** Responds to the body of a search in the same way as the server, as soon as it can. */
  respond(body: string): Promise<LocalResponse>;
  /**
   * Resolves when everything is loaded. Rejects if a file can't be loaded, in which case some searches are never
   * answered.
   */
  ready: Promise<void>;
};

type LocalSearchOptions = {
  files: SearchFiles;
  loadFile: FileLoader;
  /** Yields to the event loop, so that messages that arrived in the meantime are received. */
  yieldToEvents: () => Promise<void>;
};

/**
 * Creates a search that runs in the current thread, and starts loading its index. Until everything is loaded, it only
 * answers queries for which names and titles are enough, and reports that there may be more hits. It answers the newest
 * search first because that's the one the reader is waiting for.
 */
export function createLocalSearch({files, loadFile, yieldToEvents}: LocalSearchOptions): LocalSearch {
  const pending: PendingSearch[] = [];
  let outlineEngine: Engine | undefined;
  let fullEngine: Engine | undefined;
  let isResponding = false;

  const respondToPending = async () => {
    if (isResponding) {
      return;
    }
    isResponding = true;
    await yieldToEvents();
    for (
      let next = takeNewest(pending, outlineEngine, fullEngine);
      next;
      next = takeNewest(pending, outlineEngine, fullEngine)
    ) {
      next.search.resolve(createLocalResponse(next.search.queries, next.engine));
      await yieldToEvents();
    }
    isResponding = false;
  };

  const loadAll = async () => {
    fullEngine = await loadEngines({
      files,
      loadFile,
      yieldToEvents,
      onOutline(engine) {
        outlineEngine = createPartialEngine(engine);
        void respondToPending();
      },
    });
    void respondToPending();
  };

  return {
    ready: loadAll(),
    async respond(body) {
      try {
        const queries = readQueries(body);
        queries.forEach(({request}) => assertIndexExists(request, files.indexName));
        return await new Promise<LocalResponse>((resolve) => {
          pending.push({queries, resolve});
          void respondToPending();
        });
      } catch (error) {
        return createErrorResponse(error);
      }
    },
  };
}

type PendingSearch = {queries: ParsedQuery[]; resolve: (response: LocalResponse) => void};

/** Removes and returns the newest search that one of the engines can answer. */
function takeNewest(
  pending: PendingSearch[],
  outlineEngine?: Engine,
  fullEngine?: Engine,
): {search: PendingSearch; engine: Engine} | undefined {
  const index = pending.findLastIndex(
    ({queries}) => fullEngine ?? (outlineEngine && canAnswer(outlineEngine, queries)),
  );
  const [search] = index === -1 ? [] : pending.splice(index, 1);
  const engine = fullEngine ?? outlineEngine;
  return search && engine && {search, engine};
}

/**
 * A client that requests a page count always gets the full index, because pages of two indexes don't fit together.
 */
function canAnswer(outlineEngine: Engine, queries: ParsedQuery[]): boolean {
  return queries.every(({params}) => params.page === undefined && outlineEngine.isKnownItemQuery(params.query));
}

/** An engine that only has some of the records can't know the number of hits. */
function createPartialEngine(engine: Engine): Engine {
  return {...engine, search: (params) => ({...engine.search(params), exhaustiveNbHits: false})};
}

function createLocalResponse(queries: ParsedQuery[], engine: Engine): LocalResponse {
  const results = queries.map(({request, params}) => createResponse(engine, request, params));
  return {status: 200, content: JSON.stringify({results} satisfies SearchResponseBody)};
}

function createErrorResponse(error: unknown): LocalResponse {
  if (!(error instanceof HttpError)) {
    throw error;
  }
  const {statusCode: status, message} = error;
  return {status, content: JSON.stringify({message, status} satisfies SearchErrorBody)};
}
