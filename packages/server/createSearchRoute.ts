import type {FastifyPluginAsync, FastifyRequest} from 'fastify';
import type {
  SearchParams,
  SearchRequest,
  SearchRequestBody,
  SearchResponse,
  SearchResponseBody,
} from '../search/contract.ts';
import type {Engine} from '../search/engine/createEngine.ts';
import {createResponse} from '../search/protocol/createResponse.ts';
import {decodeParams} from '../search/protocol/decodeParams.ts';
import {HttpError} from '../search/protocol/HttpError.ts';
import {parseBody} from '../search/protocol/parseBody.ts';
import {assertIndexExists} from '../search/protocol/assertIndexExists.ts';
import type {SearchQueue} from './createSearchQueue.ts';
import {bodySchema, paramsSchema} from './schemas.ts';

type SearchRouteOptions = {engine: Pick<Engine, 'search'>; indexName: string; queue: SearchQueue};

const anyIndex = '*';
const queriesRoute = '/indexes/:index/queries';
const otherMethods = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'];
const methods = [...otherMethods, 'POST'];
const onlyRouteMessage = 'This server answers POST /1/indexes/*/queries only.';

// The browser client sends its JSON as text/plain to avoid a preflight request.
const contentTypes = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];

/** Handles the multi-index query of the hosted service under `/1`. Pages on other hosts may use it. */
export const createSearchRoute: FastifyPluginAsync<SearchRouteOptions> = async (app, {engine, indexName, queue}) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(contentTypes, {parseAs: 'string'}, async (_request: FastifyRequest, body: string) =>
    parseBody(body),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', 'retry-after');
    reply.header('cache-control', 'no-store');
  });

  app.post<{Body: SearchRequestBody; Params: {index: string}}>(
    queriesRoute,
    {schema: {body: bodySchema}},
    async (request): Promise<SearchResponseBody> => {
      if (request.params.index !== anyIndex) {
        throw new HttpError(404, onlyRouteMessage);
      }
      const results: SearchResponse[] = [];
      for (const query of request.body.requests) {
        // Each query waits for its own turn, so that a body with ten queries doesn't block others longer than ten
        // bodies would.
        results.push(await answer(query, request));
      }
      return {results};
    },
  );
  app.options('/*', async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'POST, OPTIONS')
      .header('access-control-allow-headers', '*')
      .header('access-control-max-age', '86400')
      .send(),
  );
  app.route({
    method: otherMethods,
    url: queriesRoute,
    // Runs before the body is parsed, because its content type might not be supported.
    onRequest: async (_request, reply) => {
      reply.header('allow', 'POST, OPTIONS');
      throw new HttpError(405, 'Send search queries with POST.');
    },
    handler: () => undefined,
  });
  app.route({
    method: methods,
    url: '/*',
    onRequest: async () => {
      throw new HttpError(404, onlyRouteMessage);
    },
    handler: () => undefined,
  });

  async function answer(query: SearchRequest, request: FastifyRequest): Promise<SearchResponse> {
    assertIndexExists(query, indexName);
    const params = decodeParams(query);
    assertParams(params, request);
    return queue.run(
      () => createResponse(engine, query, params),
      () => request.socket.destroyed,
    );
  }
};

function assertParams(params: unknown, request: FastifyRequest): asserts params is SearchParams {
  const validate = request.compileValidationSchema(paramsSchema);
  if (!validate(params)) {
    const [error] = validate.errors ?? [];
    throw new HttpError(
      400,
      `The parameter ${error?.instancePath.slice(1) ?? ''} ${error?.message ?? 'is not valid'}.`,
    );
  }
}
