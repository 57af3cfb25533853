import {readdirSync} from 'node:fs';
import {nginxHeaders} from '../../deploy/createNginxMaps.ts';
import {builtSite} from '../support/builtSite.ts';
import {findFreePort} from '../../packages/tooling/findFreePort.ts';
import {everyPage} from '../support/everyPage.ts';
import {hasNginx, startNginx} from './startNginx.ts';
import {expect, test} from '../support/test.ts';

/** Picks one file of each folder and type, because the others behave in the same way. */
const files = [
  ...new Map(
    readdirSync(builtSite.folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => /[^/]\.(?!br$|gz$)\w+$/.test(name))
      .map((name) => [name.replace(/[^/]*(?=\.\w+$)/, ''), `/${name}`]),
  ).values(),
];
const elsewhere = [
  '/nothing',
  '/docs/nothing/',
  '/docs/get-compositions',
  '/discord/?a=1',
  '/_headers',
  '/index.html.gz',
];
test('nginx with deploy/nginx.conf responds like the server', async ({request, baseURL}) => {
  // `deploy/createNginxMaps.test.ts` tests the generated nginx files on every machine.
  test.skip(!hasNginx, 'nginx is not installed');
  const port = await findFreePort();
  const stop = await startNginx(port, baseURL ?? '');
  const nginx = `http://127.0.0.1:${port}`;
  const readResponse = async (url: string) => {
    const response = await request.get(url, {maxRedirects: 0, headers: {'accept-encoding': 'gzip'}});
    const headers = response.headers();
    const [status, location] = [response.status(), headers.location];
    // Readers never see the body of a redirect.
    if (location !== undefined) {
      return {status, location};
    }
    return {
      status,
      // Both content types are correct.
      type: headers['content-type']?.toLowerCase().replace(/^text\/(?=javascript|xml)/, 'application/'),
      ...Object.fromEntries(nginxHeaders.map((name) => [name, headers[name]])),
    };
  };
  for (const path of [...everyPage, ...files, ...elsewhere]) {
    expect.soft(await readResponse(`${nginx}${path}`), path).toEqual(await readResponse(path));
  }
  expect((await request.get(`${nginx}/docs/`, {headers: {'accept-encoding': 'gzip'}})).headers()).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
  const data = JSON.stringify({requests: [{indexName: 'remotion', params: 'query=spring'}]});
  const found = await request.post(`${nginx}/1/indexes/*/queries`, {data, headers: {'content-type': 'text/plain'}});
  expect(found.headers()['cache-control']).toBe('no-store');
  expect(await found.json()).toMatchObject({results: [{index: 'remotion'}]});

  const message = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {name: 'search_docs', arguments: {query: 'spring'}},
  };
  const answer = await request.post(`${nginx}/mcp`, {
    data: message,
    headers: {accept: 'application/json, text/event-stream'},
  });
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect(JSON.stringify(await answer.json())).toContain('/docs/spring');
  for (const method of ['GET', 'OPTIONS']) {
    const pick = async (host = ''): Promise<unknown> => {
      const response = await request.fetch(`${host}/mcp`, {method});
      const names = ['allow', 'cache-control', 'access-control-allow-origin', 'access-control-allow-headers'];
      return [response.status(), ...names.map((name) => response.headers()[name])];
    };
    expect(await pick(nginx)).toEqual(await pick(baseURL));
  }
  await stop();
});
