import type {SearchErrorBody, SearchResponseBody} from '../contract.ts';
import type {Engine} from '../engine/createEngine.ts';
import {createResponse} from '../protocol/createResponse.ts';
import {HttpError} from '../protocol/HttpError.ts';
import {requireIndex} from '../protocol/requireIndex.ts';
import {loadEngines, type LoadFile} from './loadEngines.ts';
import {readQueries, type ReadQuery} from './readQueries.ts';
import type {SearchFiles} from './SearchFiles.ts';

/** As the answer of a host. */
export type LocalAnswer = {status: number; content: string};

export type LocalSearch = {
  /** Answers the body of a search as the service does, when it can. */
  answer(body: string): Promise<LocalAnswer>;
  /** Resolves when all is loaded; rejects if something can't be loaded, upon which some answers never come. */
  ready: Promise<void>;
};

export type LocalSearchOptions = {
  files: SearchFiles;
  load: LoadFile;
  /** Resolves when what has arrived in the meantime has been received. */
  rest: () => Promise<void>;
};

/**
 * Makes a search that runs where it is called, and begins to load it. Until all is loaded, it answers what names and
 * titles are enough for, and says that there may be more hits. The newest search is answered first: it is the one that
 * the reader waits for.
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
        head = partial(engine);
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

/** Takes the newest search that one of the engines can answer. */
function takeNewest(waiting: Waiting[], head?: Engine, whole?: Engine): {search: Waiting; engine: Engine} | undefined {
  const index = waiting.findLastIndex(({queries}) => whole ?? (head && isEnough(head, queries)));
  const [search] = index === -1 ? [] : waiting.splice(index, 1);
  const engine = whole ?? head;
  return search && engine && {search, engine};
}

/** Whoever counts pages gets all of them from the whole index: pages of two do not fit together. */
function isEnough(head: Engine, queries: ReadQuery[]): boolean {
  return queries.every(({params}) => params.page === undefined && head.knows(params.query));
}

/** The engine of a part of the records can't say how many hits there are. */
function partial(engine: Engine): Engine {
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
