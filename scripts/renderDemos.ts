import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {findDemoFolders, readDemo, type DemoOnDisk} from '../demos/readDemos.ts';
import {bundleDemos} from '../demos/render/bundleDemos.ts';
import {compareImages, isSameImage} from '../demos/render/compareImages.ts';
import {videoDemo, writeVideos} from '../demos/render/renderedVideos.ts';
import {openRenderer, type Renderer} from '../demos/render/openRenderer.ts';
import {getStripPath} from '../demos/render/paths.ts';
import {renderStrip, readImages, writeImages} from '../demos/render/images.ts';
import {findOrInstallBrowser} from '../packages/tooling/findOrInstallBrowser.ts';
import {isToTest} from '../packages/tooling/isToTest.ts';
import {requireFfmpeg} from '../packages/tooling/requireFfmpeg.ts';
import {getErrorMessage} from '../packages/tooling/getErrorMessage.ts';

/**
 * Renders demos with Remotion. `npm run render` creates images that are missing or older than their demo,
 * `npm run render -- fade-in` creates the images of one demo, and `--check` compares all demos with the stored images.
 */
async function renderDemos(): Promise<number> {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const unknown = names.filter((name) => !findDemoFolders().includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown demo: ${unknown.join(', ')}. Available: ${findDemoFolders().join(', ')}.`);
  }
  const all = await Promise.all((names.length > 0 ? names : findDemoFolders()).map(readDemo));
  const check = process.argv.includes('--check');
  const stored = readImages();
  const wanted =
    check || names.length > 0
      ? all.filter(({name}) => isToTest(`demos/${name}`))
      : all.filter(({name, version}) => stored[name]?.version !== version);
  if (wanted.length === 0) {
    console.log('All images are up to date.');
    return 0;
  }
  requireFfmpeg();
  const bundle = await bundleDemos();
  const browser = findOrInstallBrowser();
  const renderers = await Promise.all(
    Array.from({length: availableParallelism()}, () => openRenderer(bundle, browser)),
  );
  const waiting = [...wanted];
  let failed = 0;
  const drawWaiting = async (renderer: Renderer): Promise<void> => {
    for (let demo = waiting.shift(); demo; demo = waiting.shift()) {
      const found = demo;
      const problem = await tryRun(() => (check ? compare(renderer, found) : write(renderer, found)));
      console.log(problem ? `✗ ${problem}` : `✓ ${found.name}`);
      if (problem) {
        failed++;
      }
    }
    await renderer.close();
  };
  await Promise.all(renderers.map(drawWaiting));
  bundle.remove();
  console.log(`Demos: ${wanted.length - failed} passed, ${failed} failed`);
  return failed;
}

async function write(renderer: Renderer, demo: DemoOnDisk): Promise<undefined> {
  await writeImages(renderer, demo);
  if (demo.name === videoDemo) {
    await writeVideos(renderer, demo);
  }
}

async function compare(renderer: Renderer, demo: DemoOnDisk): Promise<string | undefined> {
  const difference = await compareImages(readFileSync(getStripPath(demo.name)), await renderStrip(renderer, demo));
  if (isSameImage(difference)) {
    return undefined;
  }
  const part = `${(difference.changed * 100).toFixed(1)} % of the pixels`;
  return `demos/${demo.name}: ${part} differ from the stored frames, with a mean difference of ${difference.mean.toFixed(1)}. If this is intentional, run: npm run render -- ${demo.name}`;
}

/** Retries once, because browsers that are newer than the renderer sometimes lose a page. A demo's error occurs again. */
async function tryRun(action: () => Promise<string | undefined>, attempts = 2): Promise<string | undefined> {
  try {
    return await action();
  } catch (error) {
    if (attempts > 1) {
      return tryRun(action, attempts - 1);
    }
    return getErrorMessage(error);
  }
}

process.exitCode = (await renderDemos()) > 0 ? 1 : 0;
