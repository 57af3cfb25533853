import {StreamableHTTPServerTransport} from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type {FastifyPluginAsync, FastifyReply, FastifyRequest} from 'fastify';
import {createAgentServer} from '../server/createAgentServer.ts';
import type {ToolContext} from '../tools/AgentTool.ts';
import {sharedTools} from '../tools/sharedTools.ts';
import {mcpPath} from './mcpPath.ts';

type McpRouteOptions = {readonly context: ToolContext};

const maxBodyBytes = 1_000_000;
// A check may wait for others. Nothing is sent during this time.
const maxAnswerMs = 120_000;
const methodNotAllowed = -32_000;
const invalidRequest = -32_600;

/**
 * Answers the Model Context Protocol over HTTP. It keeps no sessions: each request gets a server of its own, so any
 * instance of the server can answer, and nothing stays in memory.
 */
export const mcpRoute: FastifyPluginAsync<McpRouteOptions> = async (app, {context}) => {
  app.addHook('onRequest', async (_request, reply) => {
    // Clients in browsers may ask, too: the answers are public.
    reply.header('access-control-allow-origin', '*');
    reply.header('cache-control', 'no-store');
  });
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (Array.isArray(request.body)) {
      // Only protocol version 2025-03-26 allowed batches, and each would count as a single request against the rate limit.
      return reply
        .code(400)
        .send(createError(invalidRequest, "Batches aren't supported. Send each message in its own request."));
    }
    const server = createAgentServer(sharedTools, context);
    const transport = new StreamableHTTPServerTransport({sessionIdGenerator: undefined, enableJsonResponse: true});
    reply.hijack();
    reply.raw.setTimeout(maxAnswerMs);
    // A hijacked reply doesn't send the headers that hooks have set.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) {
        reply.raw.setHeader(name, value);
      }
    }
    reply.raw.once('close', () => {
      void transport.close();
      void server.close();
    });
    await server.connect(transport);
    return transport.handleRequest(request.raw, reply.raw, request.body);
  };
  const allow = async (_request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    reply
      .code(204)
      .header('access-control-allow-methods', 'POST, OPTIONS')
      .header('access-control-allow-headers', 'content-type, accept, mcp-protocol-version, authorization')
      .header('access-control-max-age', '86400')
      .send();
  const reject = async (_request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    reply
      .code(405)
      .header('allow', 'POST, OPTIONS')
      .send(createError(methodNotAllowed, 'Send requests of the Model Context Protocol with POST.'));
  // Some clients add a slash.
  for (const url of [mcpPath, `${mcpPath}/`]) {
    app.post(url, {bodyLimit: maxBodyBytes}, answer);
    app.options(url, allow);
    app.route({method: ['GET', 'DELETE', 'PUT', 'PATCH'], url, handler: reject});
  }
};

function createError(code: number, message: string): object {
  return {jsonrpc: '2.0', error: {code, message}, id: null};
}
