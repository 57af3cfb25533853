import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {demoFolders, readDemo, type DemoOnDisk} from '../demos/readDemos.ts';
import {bundleDemos} from '../demos/render/bundleDemos.ts';
import {comparePictures, looksTheSame} from '../demos/render/comparePictures.ts';
import {filmed, writeFilms} from '../demos/render/films.ts';
import {openRenderer, type Renderer} from '../demos/render/openRenderer.ts';
import {stripPath} from '../demos/render/paths.ts';
import {drawStrip, readPictures, writePictures} from '../demos/render/pictures.ts';
import {findBrowser} from './findBrowser.ts';
import {requireFfmpeg} from './requireFfmpeg.ts';

/**
 * Draws demos with the toolkit's own renderer. `npm run render` writes the pictures that are missing or older than
 * their demo, `npm run render -- fade-in` those of the named ones, and `--check` compares all with the stored ones.
 */
const renderDemos = async (): Promise<number> => {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const unknown = names.filter((name) => !demoFolders().includes(name));
  if (unknown.length > 0)
    throw new Error(`There is no demo ${unknown.join(', ')}. There are: ${demoFolders().join(', ')}.`);
  const all = await Promise.all((names.length > 0 ? names : demoFolders()).map(readDemo));
  const check = process.argv.includes('--check');
  const stored = readPictures();
  const wanted = check || names.length > 0 ? all : all.filter(({name, version}) => stored[name]?.version !== version);
  if (wanted.length === 0) {
    console.log('All pictures show their demos as they are.');
    return 0;
  }
  requireFfmpeg();
  const bundle = await bundleDemos();
  const browser = findBrowser();
  const renderers = await Promise.all(
    Array.from({length: availableParallelism()}, () => openRenderer(bundle, browser)),
  );
  const waiting = [...wanted];
  let failed = 0;
  const drawWaiting = async (renderer: Renderer): Promise<void> => {
    for (let demo = waiting.shift(); demo; demo = waiting.shift()) {
      const found = demo;
      const fault = await attempt(() => (check ? compare(renderer, found) : write(renderer, found)));
      console.log(fault ? `✗ ${fault}` : `✓ ${found.name}`);
      if (fault) failed++;
    }
    await renderer.close();
  };
  await Promise.all(renderers.map(drawWaiting));
  bundle.remove();
  console.log(`Demos: ${wanted.length - failed} passed, ${failed} failed`);
  return failed;
};

const write = async (renderer: Renderer, demo: DemoOnDisk): Promise<undefined> => {
  await writePictures(renderer, demo);
  if (demo.name === filmed) await writeFilms(renderer, demo);
};

const compare = async (renderer: Renderer, demo: DemoOnDisk): Promise<string | undefined> => {
  const difference = await comparePictures(readFileSync(stripPath(demo.name)), await drawStrip(renderer, demo));
  if (looksTheSame(difference)) return undefined;
  const part = `${(difference.changed * 100).toFixed(1)} % of the pixels`;
  return `demos/${demo.name}: ${part} differ from the stored frames, by ${difference.mean.toFixed(1)} in the mean. If that is meant: npm run render -- ${demo.name}`;
};

/** Tries twice: browsers newer than the renderer sometimes lose a page. What a demo throws, it throws again. */
const attempt = async (action: () => Promise<string | undefined>, attempts = 2): Promise<string | undefined> => {
  try {
    return await action();
  } catch (error) {
    if (attempts > 1) return attempt(action, attempts - 1);
    return error instanceof Error ? error.message : String(error);
  }
};

process.exitCode = (await renderDemos()) > 0 ? 1 : 0;
