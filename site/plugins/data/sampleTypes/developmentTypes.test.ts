import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, expect, test, vi} from 'vitest';
import {readContent} from '../../../../packages/content-model/readContent.ts';
import type {PageTypes} from '../../../../packages/content-model/samples/types/PageTypes.ts';
import {findTypedPages} from '../../../../packages/content-model/samples/types/typedPages.ts';
import {sampleTypes} from './sampleTypes.ts';

// A build counts the coverage before it reads types.
vi.mock('./readDocumentedExports.ts', () => ({readDocumentedExports: () => new Map()}));

type Handler = {readonly path: string; readonly middleware: RequestListener};
type DevServer = {readonly devServer: {readonly setupMiddlewares: (handlers: Handler[]) => Handler[]}};

const plugin = sampleTypes({baseUrl: '/'} as LoadContext);
const configure = plugin.configureWebpack as unknown as () => DevServer;
const handlers: Handler[] = [];
const rest = configure().devServer.setupMiddlewares(handlers);
const [handler] = handlers;
const server = createServer(handler?.middleware).listen(0);
const {port} = server.address() as AddressInfo;
afterAll(() => server.close());

test('the development server reads the types of a page when they are requested', async () => {
  const {pages, model} = readContent();
  const page = pages.filter(({file}) => file.endsWith('/use-current-frame.mdx'));
  const [key] = findTypedPages({pages: page, model}, new Map()).keys();
  expect(rest).toEqual([]);
  expect(handler?.path).toMatch(/^\/assets\/types\/[\da-f]{10}\/$/);
  const response = await fetch(`http://localhost:${port}/${key}.json`);
  const {types} = (await response.json()) as PageTypes;
  expect(types.map(({html}) => html).join()).toContain('useCurrentFrame');
});

test('a page that has changed since has no types', async () => {
  const response = await fetch(`http://localhost:${port}/0123456789.json`);
  expect(response.status).toBe(404);
});
