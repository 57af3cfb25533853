import type {SearchErrorBody, SearchResponseBody} from '../contract.ts';
import type {Engine} from '../engine/createEngine.ts';
import {createResponse} from '../protocol/createResponse.ts';
import {HttpError} from '../protocol/HttpError.ts';
import {requireIndex} from '../protocol/requireIndex.ts';
import {loadEngines, type LoadFile} from './loadEngines.ts';
import {readQueries, type ReadQuery} from './readQueries.ts';
import type {SearchFiles} from './SearchFiles.ts';

/** An answer in the format of a search host. */
export type LocalAnswer = {status: number; content: string};

export type LocalSearch = {
  /** Answers the body of a search in the same way as the service, as soon as it can. */
  answer(body: string): Promise<LocalAnswer>;
  /**
   * Resolves when everything is loaded. Rejects if a file can't be loaded, in which case some searches are never
   * answered.
   */
  ready: Promise<void>;
};

export type LocalSearchOptions = {
  files: SearchFiles;
  load: LoadFile;
  /** Resolves after the messages that arrived in the meantime have been received. */
  rest: () => Promise<void>;
};

/**
 * Creates a search that runs in the current thread, and starts loading its index. Until everything is loaded, it only
 * answers queries for which names and titles are enough, and reports that there may be more hits. It answers the newest
 * search first because that's the one the reader is waiting for.
 */
export function createLocalSearch({files, load, rest}: LocalSearchOptions): LocalSearch {
  const waiting: Waiting[] = [];
  let head: Engine | undefined;
  let whole: Engine | undefined;
  let isAnswering = false;

  const answerWaiting = async () => {
    if (isAnswering) {
      return;
    }
    isAnswering = true;
    await rest();
    for (let next = takeNewest(waiting, head, whole); next; next = takeNewest(waiting, head, whole)) {
      next.search.resolve(respond(next.search.queries, next.engine));
      await rest();
    }
    isAnswering = false;
  };

  const loadAll = async () => {
    whole = await loadEngines({
      files,
      load,
      rest,
      onHead(engine) {
        head = createPartialHit(engine);
        void answerWaiting();
      },
    });
    void answerWaiting();
  };

  return {
    ready: loadAll(),
    async answer(body) {
      try {
        const queries = readQueries(body);
        queries.forEach(({request}) => requireIndex(request, files.indexName));
        return await new Promise<LocalAnswer>((resolve) => {
          waiting.push({queries, resolve});
          void answerWaiting();
        });
      } catch (error) {
        return refuse(error);
      }
    },
  };
}

type Waiting = {queries: ReadQuery[]; resolve: (answer: LocalAnswer) => void};

/** Removes and returns the newest search that one of the engines can answer. */
function takeNewest(waiting: Waiting[], head?: Engine, whole?: Engine): {search: Waiting; engine: Engine} | undefined {
  const index = waiting.findLastIndex(({queries}) => whole ?? (head && isEnough(head, queries)));
  const [search] = index === -1 ? [] : waiting.splice(index, 1);
  const engine = whole ?? head;
  return search && engine && {search, engine};
}

/**
 * A client that requests a page count always gets the full index, because pages of two indexes don't fit together.
 */
function isEnough(head: Engine, queries: ReadQuery[]): boolean {
  return queries.every(({params}) => params.page === undefined && head.isKnownItemQuery(params.query));
}

/** An engine that only has some of the records can't know the number of hits. */
function createPartialHit(engine: Engine): Engine {
  return {...engine, search: (params) => ({...engine.search(params), exhaustiveNbHits: false})};
}

function respond(queries: ReadQuery[], engine: Engine): LocalAnswer {
  const results = queries.map(({request, params}) => createResponse(engine, request, params));
  return {status: 200, content: JSON.stringify({results} satisfies SearchResponseBody)};
}

function refuse(error: unknown): LocalAnswer {
  if (!(error instanceof HttpError)) {
    throw error;
  }
  const {statusCode: status, message} = error;
  return {status, content: JSON.stringify({message, status} satisfies SearchErrorBody)};
}
