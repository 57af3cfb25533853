import {rmSync} from 'node:fs';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, expect, test} from 'vitest';
import type {PageTypes} from '../../../src/components/authors/CodeSample/typeHovers/PageTypes.ts';
import {rememberSamples} from './rememberSamples.ts';
import {sampleTypes} from './sampleTypes.ts';
import {siteFolders} from './siteFolders.ts';

type Handler = {readonly path: string; readonly middleware: RequestListener};
type DevServer = {readonly devServer: {readonly setupMiddlewares: (handlers: Handler[]) => Handler[]}};

const [name = ''] = rememberSamples([{language: 'ts', title: undefined, code: 'export const answer = 42;'}]);
const [key] = name.split('.');
afterAll(() => rmSync(join(siteFolders.samples, `${key}.json`)));

test('the development server reads the types of a page when they are requested', async () => {
  const plugin = sampleTypes({baseUrl: '/'} as LoadContext);
  const configure = plugin.configureWebpack as unknown as () => DevServer;
  const handlers: Handler[] = [];
  expect(configure().devServer.setupMiddlewares(handlers)).toEqual([]);
  const [handler] = handlers;
  expect(handler?.path).toMatch(/^\/assets\/types\/[\da-f]{10}\/$/);
  const server = createServer(handler?.middleware).listen(0);
  const {port} = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}/${key}.json`);
  const {types, blocks} = (await response.json()) as PageTypes;
  server.close();
  expect(blocks).toEqual([[13, 6, 0]]);
  expect(types[0]?.html).toContain('answer');
});
