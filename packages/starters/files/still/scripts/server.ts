import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {bundle} from '@remotion/bundler';
import {getCompositions, renderStill} from '@remotion/renderer';
import {webpackOverride} from '../src/webpack-override';

const port = Number(process.env.PORT ?? 8000);

/** Renders a still to a PNG, with the values in the URL as its props. */
const render = async (
  serveUrl: string,
  id: string,
  inputProps: Record<string, string>,
): Promise<Buffer | undefined> => {
  const compositions = await getCompositions(serveUrl, {inputProps});
  const composition = compositions.find((item) => item.id === id);
  if (!composition) return undefined;

  const folder = await mkdtemp(path.join(tmpdir(), 'still-'));
  try {
    const output = path.join(folder, 'still.png');
    await renderStill({composition, serveUrl, output, inputProps});
    return await readFile(output);
  } finally {
    await rm(folder, {recursive: true});
  }
};

const start = async () => {
  const serveUrl = await bundle({
    entryPoint: path.resolve('src/index.ts'),
    webpackOverride,
  });
  // Render one image at a time: each request waits for the previous one.
  let queue: Promise<unknown> = Promise.resolve();

  createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, id] = /^\/([\w-]+)\.png$/.exec(url.pathname) ?? [];
    if (id === undefined) {
      response.writeHead(404).end('Request an image: /PreviewCard.png\n');
      return;
    }
    const props = Object.fromEntries(url.searchParams);
    const rendering = queue.then(() => render(serveUrl, id, props));
    queue = rendering.catch(() => undefined);
    try {
      const image = await rendering;
      if (image) {
        response.writeHead(200, {'Content-Type': 'image/png'}).end(image);
      } else {
        response.writeHead(404).end(`There is no still "${id}"\n`);
      }
    } catch (error) {
      console.error(error);
      response.writeHead(500).end('The image could not be rendered\n');
    }
  }).listen(port, () => {
    console.log(`http://localhost:${port}/PreviewCard.png?title=Hello`);
  });
};

start().catch((error) => {
  console.error(error);
  process.exit(1);
});
