import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname} from 'node:path';
import type {Media} from './createMedia.ts';

const types: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

type Server = {readonly origin: string; readonly close: () => void};

/** Serves what samples load from example.com and its subdomains: media files, a price and a length, and a page for everything else. */
export async function serveExamples(media: Media): Promise<Server> {
  const server = createServer(({url = '', headers}, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const {pathname} = new URL(url, 'http://localhost');
    const [, host = '', path = ''] = /^\/([^/]+)(.*)$/.exec(pathname) ?? [];
    const file = media.get(extname(path));
    if (host.startsWith('api.')) {
      response.setHeader('Content-Type', 'application/json').end('{"price": 42, "seconds": 3}');
    } else if (file === undefined) {
      response.setHeader('Content-Type', 'text/html').end('<h1>Example</h1>');
    } else {
      const content = readFileSync(file);
      const [, start, end = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
      const first = Number(start ?? 0);
      const last = end === '' ? content.length - 1 : Number(end);
      response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream');
      response.setHeader('Accept-Ranges', 'bytes');
      response.setHeader('Content-Length', last - first + 1);
      if (start !== undefined) {
        response.statusCode = 206;
        response.setHeader('Content-Range', `bytes ${first}-${last}/${content.length}`);
      }
      response.end(content.subarray(first, last + 1));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  return {origin: `http://localhost:${port}`, close: () => server.close()};
}

/** Replaces the origins of example.com and its subdomains in code. */
export function replaceOrigins(code: string, origin: string): string {
  return code.replaceAll(/https:\/\/((?:\w+\.)*example\.(?:com|org))\b/g, `${origin}/$1`);
}
