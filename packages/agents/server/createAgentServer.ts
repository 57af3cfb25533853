import {McpServer, ResourceTemplate} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {ZodError} from 'zod';
import type {AgentTool, Answer, ToolContext} from '../tools/AgentTool.ts';
import {findPage} from '../tools/readPage.ts';
import {instructions} from './instructions.ts';
import {prompts} from './prompts.ts';
import {getErrorMessage} from '../../tooling/getErrorMessage.ts';

/** Creates a server for one connection, with the given tools, all pages as resources, and the prompts. */
export function createAgentServer(tools: readonly AgentTool[], context: ToolContext): McpServer {
  const {data} = context;
  const server = new McpServer(
    {name: 'remotion-docs', title: 'Remotion 3.2 documentation', version: data.version},
    {instructions},
  );
  for (const tool of tools) {
    const {name, title, description, input} = tool;
    server.registerTool(
      name,
      // The tools reject unknown arguments themselves, with the names of those that exist.
      {title, description, inputSchema: input.loose(), annotations: {readOnlyHint: true, openWorldHint: false}},
      async (args: unknown, {signal}: {signal: AbortSignal}) =>
        callTool(tool, args, {...context, checkCode: (files) => context.checkCode(files, signal)}),
    );
  }
  server.registerResource(
    'page',
    new ResourceTemplate(`${data.siteUrl}/{+path}`, {
      list: () => ({
        resources: data.pages.map(({path, title, description}) => ({
          uri: `${data.siteUrl}${path || '/index'}.md`,
          name: title,
          description,
          mimeType: 'text/markdown',
        })),
      }),
    }),
    {title: 'Pages', description: 'Each page of the documentation as Markdown', mimeType: 'text/markdown'},
    (uri) => ({
      contents: [{uri: uri.href, mimeType: 'text/markdown', text: findPage(data, uri.href).markdown}],
    }),
  );
  for (const {name, title, description, arguments: shape, write} of prompts) {
    server.registerPrompt(name, {title, description, argsSchema: shape}, (values) => ({
      messages: [{role: 'user' as const, content: {type: 'text' as const, text: write(values)}}],
    }));
  }
  return server;
}

async function callTool(tool: AgentTool, args: unknown, context: ToolContext): Promise<CallToolResult> {
  try {
    return toResult(await tool.run(args, context));
  } catch (error) {
    return {isError: true, content: [{type: 'text', text: describeError(error)}]};
  }
}

function toResult({text, images = []}: Answer): CallToolResult {
  return {
    content: [
      {type: 'text', text},
      ...images.map(({mimeType, base64}) => ({type: 'image' as const, mimeType, data: base64})),
    ],
  };
}

/** Returns the message of an error, which the tools write for the agent. */
export function describeError(error: unknown): string {
  if (error instanceof ZodError) {
    return error.issues.map(({path, message}) => `${path.join('.')}: ${message}`).join('\n');
  }
  return getErrorMessage(error);
}
