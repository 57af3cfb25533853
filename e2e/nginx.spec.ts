import {readdirSync} from 'node:fs';
import {NGINX_HEADERS} from '../scripts/nginxMaps.ts';
import {builtSite} from './builtSite.ts';
import {freePort} from './freePort.ts';
import {everyPage} from './sitePages.ts';
import {hasNginx, startNginx} from './startNginx.ts';
import {expect, test} from './test.ts';

/** One file of each folder and kind is like the others. */
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
// How long a file is kept is said in other words where nothing is said.
const named = NGINX_HEADERS.filter((name) => name !== 'cache-control');

// A new machine has no nginx; what is written for it is tested in `scripts/nginxMaps.test.ts`, everywhere.
if (hasNginx) {
  test('nginx, by deploy/nginx.conf, answers as the service does', async ({request, baseURL}) => {
    const port = await freePort();
    const stop = await startNginx(port, baseURL ?? '');
    const nginx = `http://127.0.0.1:${port}`;
    const look = async (address: string) => {
      const response = await request.get(address, {maxRedirects: 0, headers: {'accept-encoding': 'gzip'}});
      const headers = response.headers();
      const [status, location] = [response.status(), headers.location];
      // Who is led on sees nothing.
      if (location !== undefined) return {status, location};
      return {
        status,
        // Both names of either are right.
        type: headers['content-type']?.toLowerCase().replace(/^text\/(?=javascript|xml)/, 'application/'),
        kept: headers['cache-control']?.includes('immutable') ?? false,
        ...Object.fromEntries(named.map((name) => [name, headers[name]])),
      };
    };
    for (const path of [...everyPage, ...files, ...elsewhere])
      expect.soft(await look(`${nginx}${path}`), path).toEqual(await look(path));
    expect((await request.get(`${nginx}/docs/`, {headers: {'accept-encoding': 'gzip'}})).headers()).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    });
    const data = JSON.stringify({requests: [{indexName: 'remotion', params: 'query=spring'}]});
    const found = await request.post(`${nginx}/1/indexes/*/queries`, {data, headers: {'content-type': 'text/plain'}});
    expect(await found.json()).toMatchObject({results: [{index: 'remotion'}]});
    await stop();
  });
}
